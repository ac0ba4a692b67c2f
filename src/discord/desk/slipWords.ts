import { type Slip, showSlip } from '../../engine/notation.js';

const MOST = 1100;

/** Slips as a person can mend them: the line, a caret under the word, what was expected. */
export const slipWords = (text: string, slips: readonly Slip[]): string =>
  [
    'Nothing was changed: this does not read.',
    ...slips.slice(0, 3).map(slip => oneSlip(text, slip)),
    '-# *Type* opens it again to mend; *Take the good lines* applies the rest.',
  ]
    .join('\n')
    .slice(0, MOST);

function oneSlip(text: string, slip: Slip): string {
  const shown = showSlip(text, slip).replaceAll('`', '’').slice(0, 300);
  return `\`\`\`\n${shown}\n\`\`\`${slip.say}${slip.expected.length > 0 ? ` Expected: ${slip.expected.join(', ')}.` : ''}`;
}
