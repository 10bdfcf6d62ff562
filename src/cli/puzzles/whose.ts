import { COMMON, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { plainText } from '../program/plain-text.js';

/** `#12`, or `#12 of server 4711`: who changes what a server added is to know it. */
export const withOwner = ({ id, owner }: Pick<PuzzleRecord, 'id' | 'owner'>): string =>
  owner === COMMON ? `#${id}` : `#${id} of server ${plainText(owner)}`;
