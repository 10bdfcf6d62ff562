import { readPosition } from '../../../games/chess/position.js';
import type { Position } from '../../../games/chess/vocabulary.js';
import { fail, type Result } from '../../../shared/result.js';
import type { Alphabet, LineFault } from '../line-fault.js';

/** Letters of other alphabets that look like those of a FEN, each beside its Latin twin. */
const LOOKALIKES: readonly { readonly alphabet: Alphabet; readonly letters: string; readonly latin: string }[] = [
  { alphabet: 'Cyrillic', letters: 'КВРРԚкрԛԝЬь', latin: 'KBPPQkpqwbb' },
  { alphabet: 'Greek', letters: 'ΚΒΝΡκρνω', latin: 'KBNPkpnw' },
];

const ALPHABETS: readonly { readonly alphabet: Alphabet; readonly pattern: RegExp }[] = [
  { alphabet: 'Cyrillic', pattern: /\p{Script=Cyrillic}/u },
  { alphabet: 'Greek', pattern: /\p{Script=Greek}/u },
  { alphabet: 'full-width', pattern: /[\uff01-\uff5e]/u },
];

/** Dashes that word processors make of a hyphen. */
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63]/;

/** A position as a file writes it: legal, and not over; or what is wrong with it. */
export function readFen(fen: string): Result<Position, LineFault> {
  const position = readPosition(fen);
  if (position.ok) return position;
  const stranger = position.fault.code === 'unreadable' ? nameStranger(fen) : undefined;
  return fail(stranger ?? { code: 'impossible position', fault: position.fault });
}

/** What cannot be seen has to be named: a letter that looks right and is another. */
function nameStranger(fen: string): LineFault | undefined {
  const text = fen.slice(0, 200);
  if (DASH.test(text)) return { code: 'long dash' };
  for (const character of text) {
    const found = ALPHABETS.find(({ pattern }) => pattern.test(character));
    if (!found) continue;
    const twin = LOOKALIKES.map(({ letters, latin }) => latin[letters.indexOf(character)]).find((each) => each);
    return { code: 'foreign letter', alphabet: found.alphabet, letter: character, ...(twin && { twin }) };
  }
  return undefined;
}
