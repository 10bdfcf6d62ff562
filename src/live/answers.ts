import type { BoardTheme, PieceSet } from '../shared/look.js';
import type { LiveKind } from './requests.js';

/** A move as it is played and as it is written for its reader. */
export interface ShownMove {
  readonly uci: string;
  readonly san: string;
}

/** What is asked, in words and in figures; nothing in it tells of the position. */
export interface Task {
  /** Names the board in every request about it. */
  readonly ref: string;
  readonly kind: 'daily' | 'practice';
  readonly isToday: boolean;
  /** `18 November 2026`, or `Practice puzzle #17`. */
  readonly name: string;
  readonly side: 'white' | 'black';
  readonly mateIn: number;
  /** `White to move and mate in 3` */
  readonly title: string;
  /** `★★★☆☆`, where it is known. */
  readonly stars: string;
}

/** How its member likes boards; without a theme the page's own darkness decides. */
export interface ShownLook {
  readonly theme?: BoardTheme;
  readonly pieces: PieceSet;
}

/** A wrong move of this attempt. */
export interface ShownTry extends ShownMove {
  /** The moves and defences played before it. */
  readonly ply: number;
}

/** A hint that may be taken, with what it would tell and cost. */
export interface HintOffer {
  readonly level: number;
  readonly text: string;
}

export interface OpenBoard {
  readonly phase: 'open';
  readonly task: Task;
  readonly look: ShownLook;
  /** The position now. */
  readonly fen: string;
  readonly startFen: string;
  /** The member's moves and the defences, in turn. */
  readonly line: readonly ShownMove[];
  /** What is asked now. */
  readonly mateIn: number;
  readonly elapsedMs: number;
  readonly tries: readonly ShownTry[];
  /** The hints that were taken for this move, as sentences. */
  readonly hints: readonly string[];
  readonly nextHint?: HintOffer;
}

export interface FinishedBoard {
  readonly phase: 'over';
  readonly task: Task;
  readonly look: ShownLook;
  readonly fen: string;
  readonly startFen: string;
  readonly line: readonly ShownMove[];
  readonly tries: readonly ShownTry[];
  readonly outcome: 'solved' | 'given up';
  /** Missing where it was not solved. */
  readonly time?: { readonly ms: number; readonly text: string };
  /** A square for every wrong try and every hint, and one for the mate. */
  readonly squares: readonly ('wrong' | 'hint' | 'right')[];
  readonly isFirstTry: boolean;
  /** The one number: points of a daily that counts, missing elsewhere. */
  readonly points?: number;
  readonly streak?: number;
  readonly place?: { readonly place: number; readonly of: number };
  /** What `/share` says of it, where there is something to be shown to others. */
  readonly share?: string;
  /** Rating, difficulty, themes and where it is from: lines with `**bold**`, for those who want to know. */
  readonly details: readonly string[];
  /** Until the next daily, where this is today's. */
  readonly nextInMs?: number;
}

/** A board as it stands for one member. */
export type BoardState =
  | {
      readonly phase: 'veiled';
      readonly task: Task;
      readonly look: ShownLook;
      /** The board stands open to all, so times are not ranked. */
      readonly isOpenToAll: boolean;
    }
  | OpenBoard
  | FinishedBoard
  /** There is nothing to play there, or not yet. */
  | { readonly phase: 'none'; readonly sentence: string; readonly isProving: boolean };

/** What became of a move that was played on the board. */
export interface MoveAnswer {
  readonly outcome:
    | 'mate'
    /** It keeps the shortest mate; `reply` is the defence, and it is on the board. */
    | 'right'
    /** It mates, but later: free. */
    | 'slower'
    /** `reply` refutes it. */
    | 'refuted'
    /** `reply` keeps it from mating in time; whether it mates later is not known: free. */
    | 'undecided'
    | 'stalemate'
    /** Not legal there. */
    | 'illegal'
    /** The attempt has moved on since, in another window: `state` has it as it is now. */
    | 'too late';
  readonly sentence: string;
  readonly move?: ShownMove;
  readonly reply?: ShownMove;
  /** It was tried before in this position: it costs nothing more. */
  readonly isKnown: boolean;
  readonly state: BoardState;
}

/** What a move means where it is played. */
const MEANINGS = [
  'key',
  /** It mates as quickly as any. */
  'shortest',
  'slower',
  'refuted',
  'undecided',
  'stalemate',
  /** A reply that lasts as long as any, and one that does not. */
  'stubborn',
  'weaker',
  /** The reply that makes a wrong move fail. */
  'refutation',
] as const;

/** A move that the proof knows in a position. */
export interface ExploredMove extends ShownMove {
  readonly meaning: (typeof MEANINGS)[number];
  /** `mates in 3`, `fails to Rh8`. */
  readonly text: string;
  /** The reply that the words name. */
  readonly reply?: ShownMove;
}

/** A position that was reached by any moves of both sides, and what the proof says of it. */
export interface ExploredPosition {
  readonly kind: 'position';
  readonly fen: string;
  readonly turn: 'white' | 'black';
  readonly line: readonly ShownMove[];
  /** In how many moves the attacker mates from here, where that is proved. */
  readonly mateIn?: number;
  readonly isMate: boolean;
  /** What stands on the board, in a sentence with `**bold**`; also that the proof ends here, where it does. */
  readonly sentence: string;
  /** The best first. Empty where the proof ends. */
  readonly moves: readonly ExploredMove[];
  readonly pgn: string;
  /** The position on a page where an engine may be asked. */
  readonly analysis: string;
}

export type Exploration =
  | ExploredPosition
  /** The attempt is not over, or a move is not legal. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** A day of the calendar that has a puzzle. */
export interface CalendarDay {
  readonly ref: string;
  readonly result: 'firstTry' | 'solved' | 'givenUp' | 'begun' | 'unplayed';
  /** `16 November 2026: not played` */
  readonly label: string;
}

/** The past puzzles of a month. */
export interface Calendar {
  /** `2026-11` */
  readonly month: string;
  readonly name: string;
  /** From Monday on. */
  readonly weekdays: readonly string[];
  /** Of the month's first day; Monday is 0. */
  readonly firstWeekday: number;
  /** In days. */
  readonly length: number;
  readonly days: readonly CalendarDay[];
  /** The nearest months that have puzzles. */
  readonly previous?: string;
  readonly next?: string;
}

/** With what each kind of request is answered. */
export interface LiveAnswers extends Record<LiveKind, unknown> {
  readonly show: BoardState;
  readonly start: BoardState;
  readonly move: MoveAnswer;
  readonly hint: BoardState;
  readonly 'give up': BoardState;
  readonly practise: BoardState;
  readonly explore: Exploration;
  readonly calendar: Calendar;
}
