import { explainPositionFault, readPosition } from '../../chess/position.js';
import type { Position } from '../../chess/vocabulary.js';
import { fail, type Result } from '../../result.js';

/** Letters of other alphabets that look like those of a FEN, each beside its Latin twin. */
const LOOKALIKES: readonly { readonly alphabet: string; readonly letters: string; readonly latin: string }[] = [
  { alphabet: 'Cyrillic', letters: 'КВРРԚкрԛԝЬь', latin: 'KBPPQkpqwbb' },
  { alphabet: 'Greek', letters: 'ΚΒΝΡκρνω', latin: 'KBNPkpnw' },
];

const ALPHABETS = [
  { alphabet: 'Cyrillic', pattern: /\p{Script=Cyrillic}/u },
  { alphabet: 'Greek', pattern: /\p{Script=Greek}/u },
  { alphabet: 'full-width', pattern: /[\uff01-\uff5e]/u },
];

/** Dashes that word processors make of a hyphen. */
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63]/;

/** A position as a file writes it: legal, and not over; or one sentence that says what is wrong with it. */
export function readFen(fen: string): Result<Position, string> {
  const position = readPosition(fen);
  if (position.ok) return position;
  const stranger = position.fault.code === 'unreadable' ? nameStranger(fen) : undefined;
  return fail(stranger ?? explainPositionFault(position.fault));
}

/** What cannot be seen has to be named: a letter that looks right and is another. */
function nameStranger(fen: string): string | undefined {
  const text = fen.slice(0, 200);
  if (DASH.test(text)) {
    return 'This is not a readable position: it has a long dash where a FEN has the hyphen `-`; type it again.';
  }
  for (const character of text) {
    const found = ALPHABETS.find(({ pattern }) => pattern.test(character));
    if (!found) continue;
    const twin = LOOKALIKES.map(({ letters, latin }) => latin[letters.indexOf(character)]).find((each) => each);
    const name = `the ${found.alphabet} letter \`${character}\``;
    return `This is not a readable position: it has ${name}${twin ? ` in place of \`${twin}\`` : ''}; type it again with Latin letters.`;
  }
  return undefined;
}
