import { type Answers, type Field, type Form, fieldOf, type Unit, type Value } from '../form.js';
import { fold, type Named } from './fold.js';
import { bare, markIn, type Piece, split, unclosed, within, wordsOf } from './piece.js';
import { readPlot } from './plot.js';
import { type Bad, bad, decide, isBad, many, namesOf, type Reading } from './reading.js';
import { type Slip, slipAt } from './slip.js';
import { readValue } from './values.js';

/** Where an answer stands in the text, for what turns out to be wrong with it later. */
export interface Place {
  readonly unit: string;
  readonly field: string;
  readonly piece: Piece;
}

/** What typed orders come to: the good parts as answers, where they stand, and every place that does not read. */
export interface ReadOrders {
  readonly answers: Answers;
  readonly places: readonly Place[];
  readonly slips: readonly Slip[];
}

interface Read {
  readonly answers: Record<string, Record<string, Value>>;
  readonly places: Place[];
  readonly bads: Bad[];
}

/**
 * Reads one or many lines of typed orders (`Tonnant: F F P F; fire Formidable > Scipion; rake on | all: board never`). It reads words only:
 * what is legal is known once the form has been asked anew with these answers (`unheeded`).
 */
export function read(form: Form, text: string): ReadOrders {
  const so: Read = { answers: {}, places: [], bads: [] };
  for (const line of linesOf(text)) readLine(form, line, so);
  return { answers: so.answers, places: so.places, slips: so.bads.map(one => slipAt(text, one.bad, one.say, one.expected)) };
}

/** Lines: a line break ends even what stands in quotes, so a forgotten mark spoils one line only. */
const linesOf = (text: string): Piece[] => {
  let at = 0;
  return text.split('\n').flatMap(line => {
    const piece = { text: line, at };
    at += line.length + 1;
    return split(piece, '|').filter(one => one.text !== '');
  });
};

function readLine(form: Form, line: Piece, so: Read): void {
  const open = unclosed(line);
  if (open) return void so.bads.push(bad(open, 'This quotation mark is never closed', ['"']));
  const { units, rest } = readUnits(form, line);
  if (isBad(units)) return void so.bads.push(units);
  for (const clause of split(rest, ';').filter(piece => piece.text !== '')) for (const unit of units.value) readOne(unit, clause, so);
}

/** One clause for one unit. The same fault in several ships of a list is one fault. */
function readOne(unit: Unit, clause: Piece, so: Read): void {
  const reading = readClause(unit, clause);
  if (isBad(reading)) {
    if (!so.bads.some(one => one.bad.at === reading.bad.at)) so.bads.push(reading);
    return;
  }
  const { field, value } = reading.value;
  so.answers[unit.id] = { ...so.answers[unit.id], [field]: value };
  so.places.push({ unit: unit.id, field, piece: clause });
}

export const unitNames = (unit: Unit): Named => ({ id: unit.id, names: [unit.name, ...unit.words] });

/** The units before the colon; without one, the seat's own unit. */
function readUnits(form: Form, line: Piece): { units: Reading<Unit[]>; rest: Piece } {
  const mark = markIn(line, ':;');
  if (line.text[mark] !== ':') return { units: { value: [ownUnit(form)] }, rest: line };
  const head = within(line, 0, mark);
  const rest = within(line, mark + 1);
  if (head.text.toLowerCase() === 'all') return { units: { value: othersOf(form) }, rest };
  return { units: many(split(head, ','), piece => unitIn(form, piece)), rest };
}

function unitIn(form: Form, piece: Piece): Reading<Unit> {
  const found = decide(piece, form.units.map(unitNames), new Map(form.units.map(unit => [unit.id, unit.name])));
  const unit = isBad(found) ? found : form.units.find(one => one.id === found.value);
  return unit === undefined ? bad(piece, `“${bare(piece)}” is not known here`, []) : 'bad' in unit ? unit : { value: unit };
}

const othersOf = (form: Form): Unit[] => (form.units.length === 1 ? form.units : form.units.filter(unit => unit !== ownUnit(form)));

/** The seat's own unit is the one whose lead is no plot; failing that, the first. */
export function ownUnit(form: Form): Unit {
  const unit = form.units.find(one => fieldOf(one, one.lead)?.kind !== 'plot') ?? form.units[0];
  if (!unit) throw new Error('A form has at least one unit');
  return unit;
}

interface FieldValue {
  readonly field: string;
  readonly value: Value;
}

/** A clause that reads wholly as a plot of the lead field is the plot; else its first word names a field. */
function readClause(unit: Unit, clause: Piece): Reading<FieldValue> {
  const lead = fieldOf(unit, unit.lead);
  const plot = lead?.kind === 'plot' ? readPlot(lead, clause) : null;
  if (plot && lead) return isBad(plot) ? plot : { value: { field: lead.id, value: plot.value } };
  const [word = clause] = wordsOf(clause);
  const field = readField(unit, word);
  if (isBad(field)) return field;
  const value = valueIn(field.value, within(clause, word.text.length));
  if (!isBad(value)) return { value: { field: field.value.id, value: value.value } };
  return value.bad.text === '' ? { ...value, bad: word } : value;
}

function valueIn(field: Field, rest: Piece): Reading<Value> {
  if (field.kind !== 'plot') return readValue(field, rest);
  if (/^(none)?$/i.test(rest.text)) return { value: [] };
  return (
    readPlot(field, rest) ??
    bad(
      rest,
      `“${rest.text}” is no track`,
      field.next.map(next => next.code),
    )
  );
}

function readField(unit: Unit, word: Piece): Reading<Field> {
  const found = decide(word, unit.fields.map(fieldNames), new Map(unit.fields.map(field => [field.id, field.id])));
  const field = isBad(found) ? null : fieldOf(unit, found.value);
  if (field) return { value: field };
  return isBad(found) ? found : bad(word, `“${fold(word.text)}” is not known here`, []);
}

/** A field is named by its id, its words, or its label; clauses also by `if`. */
export const fieldNames = (field: Field): Named => ({
  id: field.id,
  names: [...namesOf(field).names, ...(field.kind === 'clauses' ? ['if'] : [])],
});
