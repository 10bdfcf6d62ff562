import { fail, ok, type Result } from '../../shared/result.js';
import { charactersOf, replaceInvisible } from '../../shared/visible-text.js';

export const MOST_CHARACTERS = 32;

export type NameFault = { readonly code: 'name missing' } | { readonly code: 'name too long' };

/** Spaces of every kind, marks without a letter, and letters that are drawn as nothing. */
const NOTHING_TO_SEE = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A name as it is kept and shown: one line, without what would hide in it or turn the words around it. */
export function readName(typed: string): Result<string, NameFault> {
  const name = replaceInvisible(typed.replace(/\s/gu, ' '), '').replace(/ +/g, ' ').trim().normalize('NFC');
  if (NOTHING_TO_SEE.test(name)) return fail({ code: 'name missing' });
  // A family of four is one character and has eleven code units; more would be a heap of marks on one letter.
  const isLong = charactersOf(name).length > MOST_CHARACTERS || name.length > MOST_CHARACTERS * 11;
  return isLong ? fail({ code: 'name too long' }) : ok(name);
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Whether people would take two names for one. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
