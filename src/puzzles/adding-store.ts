import type { Likeness } from '../games/chess/twins.js';
import type { Draft } from './draft.js';
import type { Purpose } from './files/folder-files.js';
import type { Origin } from './puzzle-store.js';

/** Where puzzles come from, and on what terms they are taken; a line may ask for several keys or for practice itself. */
export interface Intake {
  /** The name of the file. */
  readonly source: string;
  readonly purpose: Purpose;
  /** Puzzles with several keys are accepted too. */
  readonly severalKeys: boolean;
}

/** Drafts per transaction: enough to be quick, few enough not to hold up the event loop. */
export const DRAFTS_AT_ONCE = 60;

export type AddedDraft =
  | { readonly kind: 'added'; readonly line: number; readonly id: number }
  /**
   * The same line of the same file was taken before, as when an import that was cut off goes on; or another line said the
   * same of a puzzle that could not be given.
   */
  | { readonly kind: 'known'; readonly line: number; readonly id: number }
  /**
   * Another line, perhaps one of the same file, said something else of it, and as it was it could not be given or was not
   * judged yet: now this line's word counts. Where the numbers of two lines are the same, the later one is meant.
   */
  | { readonly kind: 'corrected'; readonly line: number; readonly id: number }
  | { readonly kind: 'duplicate'; readonly line: number; readonly of: number; readonly likeness: Likeness };

/** Adding puzzles by hand, or those that are made here. */
export interface AddingStore {
  /** Adds a server's own puzzles; duplicates of its own and of the common ones are named. */
  addOwn(serverId: string, intake: Intake, drafts: readonly Draft[], now: number): Promise<readonly AddedDraft[]>;
  /** Adds puzzles for all servers. */
  addCommon(
    origin: Exclude<Origin, 'folder'>,
    intake: Intake,
    drafts: readonly Draft[],
    now: number,
  ): Promise<readonly AddedDraft[]>;
}
