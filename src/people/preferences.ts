import type { Notation } from '../games/chess/letters.js';
import type { Language } from '../shared/languages.js';
import type { PieceSet, Theme } from '../shared/look.js';

/** What a person has chosen for themselves, in every server. What is missing follows the chat or the operator. */
export interface Preferences {
  readonly language?: Language;
  readonly notation?: Notation;
  readonly theme?: Theme;
  readonly pieces?: PieceSet;
  readonly timeZone?: string;
  /** `18:30` on their own clock: the time at which they want to be reminded of an unsolved daily. */
  readonly reminderAt?: string;
  /** Their name and times are shown to nobody else. */
  readonly hidden: boolean;
}

export const NO_PREFERENCES: Preferences = { hidden: false };
