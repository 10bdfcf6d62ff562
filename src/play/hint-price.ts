import { addDays } from '../people/days.js';
import { shareLeft } from '../people/score.js';
import type { Attempt } from './attempt.js';
import { isPractice } from './occasion.js';

/** What one more hint takes away. */
export interface HintPrice {
  /** Percent of the puzzle's points. */
  readonly percent: number;
  /** The rating that takes the try as lost because of it. */
  readonly rating?: 'daily' | 'practice';
}

/** `isFirstLook`: whether the member has never seen the position in an earlier attempt; only such attempts are rated. */
export function hintPriceOf(attempt: Attempt, today: string, isFirstLook: boolean): HintPrice {
  const { occasion, openedOn, wrong, hints } = attempt;
  const isPractised = isPractice(occasion);
  const isOnItsDay = !isPractised && openedOn === occasion;
  // A daily still counts on the day after its own.
  const counts = isOnItsDay && today <= addDays(occasion, 1);
  const percent = counts ? shareLeft({ wrong, hints }) - shareLeft({ wrong, hints: hints + 1 }) : 0;
  const isOpen = wrong === 0 && hints === 0 && isFirstLook && (isPractised || isOnItsDay);
  return { percent, ...(isOpen && { rating: isPractised ? 'practice' : 'daily' }) };
}
