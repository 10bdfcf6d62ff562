import { NOTATIONS, type Notation, spelledPieces } from './letters.js';
import type { Role } from './vocabulary.js';

/** How one notation names pieces, made ready to read with. */
export interface Alphabet {
  /** `<piece><from file><from rank>x<to><promotion>`, of which most may be missing. */
  readonly move: RegExp;
  /** `ed`, `exd`: a pawn of one file takes on the other. */
  readonly pawnTakes: RegExp;
  /** Begins with a piece's name, in any case. */
  readonly named: RegExp;
  readonly roleOf: (written: string) => Role | undefined;
}

function makeAlphabet(notation: Notation): Alphabet {
  const pieces = spelledPieces(notation);
  const roles = new Map(pieces.map(([letters, role]) => [letters.toUpperCase(), role]));
  // The longer name first: the Russian king begins with the letter of the knight.
  const names = [...roles.keys()].sort((a, b) => b.length - a.length).join('|');
  const promotion = `(?:[=/(]?(?<promotion>${names})\\)?)?`;
  return {
    move: new RegExp(`^(?<piece>${names})?-?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])${promotion}$`, 'i'),
    pawnTakes: new RegExp(`^(?<file>[a-h])[x:]?(?<toFile>[a-h])${promotion}$`, 'i'),
    named: new RegExp(`^(?:${names})`, 'i'),
    roleOf: (written) => roles.get(written.toUpperCase()),
  };
}

const ALPHABETS = new Map(NOTATIONS.map((notation) => [notation, makeAlphabet(notation)]));

export function alphabetOf(notation: Notation): Alphabet {
  const alphabet = ALPHABETS.get(notation);
  if (!alphabet) throw new Error(`no alphabet for ${notation}`);
  return alphabet;
}
