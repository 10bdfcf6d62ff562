import type { Draft } from '../../puzzles/draft.js';
import { isPlayable } from '../../puzzles/verdict.js';
import { SEVERAL_KEYS } from '../schema.js';
import type { Terms } from './draft-rows.js';
import type { Kin } from './find-kin.js';

/** Whether a puzzle serves this purpose, or will as far as is known: another one that is alike would come twice. */
export const isGiven = ({ verdict, purpose }: Kin, terms: Terms): boolean =>
  (verdict === 'waiting' || isPlayable(verdict)) && (purpose === 'daily' || terms.purpose === 'practice');

/** Whether a draft with the same position would be judged otherwise. */
export const isOnOtherTerms = (kin: Kin, { severalKeys }: Terms, { claimedMateIn }: Draft): boolean =>
  kin.claimed_mate_in !== (claimedMateIn ?? null) || (severalKeys && kin.several_keys === SEVERAL_KEYS.no);
