import { type Slip, showSlip } from '../../engine/notation.js';
import { cut } from './budget.js';

const ROOM = 1100;
const MOST = 3;
const HEAD = 'Nothing was changed: this does not read.';
const FOOT = '-# *Type* opens it again to mend; *Take the good lines* applies the rest.';

/** Slips as a person can mend them: the line, a caret under the word, what was expected. As many as fit, whole. */
export function slipWords(text: string, slips: readonly Slip[]): string {
  const shown: string[] = [];
  let room = ROOM - HEAD.length - FOOT.length - 40;
  for (const slip of slips.slice(0, MOST)) {
    const words = oneSlip(text, slip);
    room -= words.length + 1;
    if (room < 0) break;
    shown.push(words);
  }
  const more = slips.length - shown.length;
  return [HEAD, ...shown, ...(more > 0 ? [`-# and ${more} more`] : []), FOOT].join('\n');
}

function oneSlip(text: string, slip: Slip): string {
  const expected = slip.expected.length > 0 ? cut(` Expected: ${slip.expected.join(', ')}.`, 250) : '';
  return `\`\`\`\n${showSlip(text, slip).replaceAll('`', '’')}\n\`\`\`${cut(slip.say, 150)}.${expected}`;
}
