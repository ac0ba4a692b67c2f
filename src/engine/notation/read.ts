import { type Answers, type Field, type Form, fieldOf, type Unit, type Value } from '../form.js';
import { match, type Named } from './fold.js';
import { readPlot } from './plot.js';
import { type Piece, type Slip, slipAt, split, trimmed, wordsOf } from './slip.js';
import { decide, isBad, type Reading, readValue } from './values.js';

/** What typed orders come to: the good parts as answers, and every place that does not read. */
export interface ReadOrders {
  readonly answers: Answers;
  readonly slips: readonly Slip[];
}

/** Reads one or many lines of typed orders (`Tonnant: F F P F; fire Formidable > Scipion; rake on | all: board never`). Legality comes after, from `ask`. */
export function read(form: Form, text: string): ReadOrders {
  const answers: Record<string, Record<string, Value>> = {};
  const slips: Slip[] = [];
  const slip = (reading: Extract<Reading<unknown>, { bad: Piece }>) => slips.push(slipAt(text, reading.bad, reading.say, reading.expected));
  for (const line of split({ text, at: 0 }, '\n|').filter(piece => piece.text !== '')) {
    const { units, rest } = readUnits(form, line);
    if (isBad(units)) slip(units);
    else
      for (const clause of split(rest, ';').filter(piece => piece.text !== ''))
        for (const unit of units.value) {
          const reading = readClauseOf(unit, clause);
          if (!isBad(reading)) answers[unit.id] = { ...answers[unit.id], [reading.value.field]: reading.value.value };
          else if (!slips.some(one => one.line === slipAt(text, reading.bad, '', []).line && one.say === reading.say)) slip(reading);
        }
  }
  return { answers, slips };
}

const unitNames = (unit: Unit): Named => ({ id: unit.id, names: [unit.name, ...unit.words] });

/** The units before the colon; without one, the seat's own unit, or the only one. */
function readUnits(form: Form, line: Piece): { units: Reading<Unit[]>; rest: Piece } {
  const colon = colonOf(line.text);
  if (colon < 0) return { units: { value: [ownUnit(form)] }, rest: line };
  const head = trimmed({ text: line.text.slice(0, colon), at: line.at });
  const rest = trimmed({ text: line.text.slice(colon + 1), at: line.at + colon + 1 });
  if (head.text.toLowerCase() === 'all')
    return { units: { value: form.units.filter(unit => unit !== ownUnit(form) || form.units.length === 1) }, rest };
  const units: Unit[] = [];
  for (const piece of split(head, ',')) {
    const name = piece.text.replace(/^"|"$/g, '');
    const found = decide(piece, match(name, form.units.map(unitNames)), new Map(form.units.map(unit => [unit.id, unit.name])));
    if (isBad(found)) return { units: found, rest };
    const unit = form.units.find(one => one.id === found.value);
    if (unit) units.push(unit);
  }
  return { units: { value: units }, rest };
}

/** The seat's own unit is the one whose lead is no plot; failing that, the first. */
export function ownUnit(form: Form): Unit {
  const [first] = form.units;
  const own = form.units.find(unit => fieldOf(unit, unit.lead)?.kind !== 'plot');
  const unit = own ?? first;
  if (!unit) throw new Error('A form has at least one unit');
  return unit;
}

function colonOf(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    if (text[at] === ':' && !quoted) return at;
    if (text[at] === ';' && !quoted) return -1;
  }
  return -1;
}

type FieldValue = { readonly field: string; readonly value: Value };

/** A clause that reads wholly as a plot of the lead field is the plot; else its first word names a field. */
function readClauseOf(unit: Unit, clause: Piece): Reading<FieldValue> {
  const lead = fieldOf(unit, unit.lead);
  const plot = lead?.kind === 'plot' ? readPlot(lead, clause) : null;
  if (plot && lead) return isBad(plot) ? plot : { value: { field: lead.id, value: plot.value } };
  const [word] = wordsOf(clause);
  if (!word) return { bad: clause, say: 'Nothing is ordered here', expected: [] };
  const field = readField(unit, word);
  if (isBad(field)) return field;
  const rest = trimmed({ text: clause.text.slice(word.at - clause.at + lengthIn(clause, word)), at: word.at + lengthIn(clause, word) });
  const value = valueIn(field.value, rest);
  return isBad(value) ? value : { value: { field: field.value.id, value: value.value } };
}

/** A quoted word is two characters longer than it says. */
const lengthIn = (clause: Piece, word: Piece): number => word.text.length + (clause.text[word.at - clause.at] === '"' ? 2 : 0);

function valueIn(field: Field, rest: Piece): Reading<Value> {
  if (field.kind !== 'plot') return readValue(field, rest);
  if (rest.text === '' || rest.text === 'none') return { value: [] };
  return readPlot(field, rest) ?? { bad: rest, say: `"${rest.text}" is no track`, expected: field.next.map(next => next.code) };
}

function readField(unit: Unit, word: Piece): Reading<Field> {
  const fields = unit.fields.map(field => ({ id: field.id, names: fieldWords(field) }));
  const found = decide(word, match(word.text, fields), new Map(unit.fields.map(field => [field.id, field.id])));
  if (isBad(found)) return found;
  const field = fieldOf(unit, found.value);
  return field ? { value: field } : { bad: word, say: 'No such order', expected: unit.fields.map(one => one.id) };
}

/** A field is named by its id, its words, or its label; clauses also by `if`. */
const fieldWords = (field: Field): string[] => [...field.words, field.label, ...(field.kind === 'clauses' ? ['if'] : [])];
