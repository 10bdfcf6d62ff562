import { addDays } from '../people/days.js';
import { percentLeft } from '../people/score.js';
import { type Attempt, isTimeRanked } from './attempt.js';
import { isPractice } from './puzzle-ref.js';

/** What one more hint takes away. */
export interface HintPrice {
  /** Percent of the puzzle's points. */
  readonly percent: number;
  /** The rating that takes the try as lost because of it. */
  readonly rating?: 'daily' | 'practice';
  /** It counts among the mistakes by which the day's solvers are placed. */
  readonly place: boolean;
}

type Priced = Pick<Attempt, 'puzzleRef' | 'openedOn' | 'wrong' | 'hints' | 'flagged' | 'openBoard'>;

/** `isFirstLook`: whether the member has never seen the position in an earlier attempt; only such attempts are rated. */
export function hintPriceOf(attempt: Priced, today: string, isFirstLook: boolean): HintPrice {
  const { puzzleRef, openedOn, wrong, hints } = attempt;
  const isPractised = isPractice(puzzleRef);
  const isOnItsDay = !isPractised && openedOn === puzzleRef;
  // A daily still counts on the day after its own.
  const counts = isOnItsDay && today <= addDays(puzzleRef, 1);
  const percent = counts ? percentLeft({ wrong, hints }) - percentLeft({ wrong, hints: hints + 1 }) : 0;
  const isOpen = wrong === 0 && hints === 0 && isFirstLook && (isPractised || isOnItsDay);
  return {
    percent,
    place: counts && isTimeRanked(attempt),
    ...(isOpen && { rating: isPractised ? 'practice' : 'daily' }),
  };
}
