/** What server and page say to each other. Types only: the page runs in a browser and shares no other code of the bot. */

import type { calendar } from '../../../texts/en/calendar.js';
import type { explore } from '../../../texts/en/explore.js';
import type { live as english } from '../../../texts/en/live.js';

export interface ShownButton {
  readonly label: string;
  /** What a screen reader says of a label that is only a sign. */
  readonly spoken?: string;
  readonly style: 'primary' | 'secondary' | 'danger';
  readonly invocation: string;
  readonly inPlace: boolean;
  readonly disabled: boolean;
  /** What has to be typed before it is pressed. */
  readonly ask?: Question;
}

export interface Question {
  readonly option: string;
  readonly label: string;
  readonly maxLength: number;
}

export interface ShownMenu {
  readonly placeholder: string;
  readonly options: readonly { readonly label: string; readonly description?: string; readonly invocation: string }[];
}

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** What is written on a card. */
export type ShownCard =
  | {
      readonly kind: 'solve';
      readonly title: string;
      readonly subtitle: string;
      readonly squares: readonly ('wrong' | 'hint' | 'right')[];
      readonly figures: readonly Figure[];
      readonly footer: string;
    }
  | {
      readonly kind: 'stats';
      readonly title: string;
      readonly subtitle: string;
      readonly figures: readonly Figure[];
      readonly footer: string;
    }
  | {
      readonly kind: 'veil';
      readonly side: 'white' | 'black';
      readonly sideToMove: string;
      readonly title: string;
      readonly stars: string;
      readonly day: string;
    };

/** A picture as data, and where its PNG is. */
export type ShownPicture = { readonly src: string; readonly alt: string } & (
  | {
      readonly kind: 'chess';
      readonly fen: string;
      readonly orientation: 'white' | 'black';
      readonly lastMove?: string;
      readonly arrow?: { readonly move: string; readonly meaning: 'refutation' | 'solution' };
    }
  | { readonly kind: 'card'; readonly card: ShownCard }
);

/** A reply as the page shows it: its pictures painted, its buttons as text that comes back when they are pressed. */
export interface ShownMessage {
  readonly text: string;
  readonly pictures?: readonly ShownPicture[];
  readonly file?: { readonly name: string; readonly text: string };
  readonly buttons: readonly ShownButton[];
  readonly menus: readonly ShownMenu[];
  readonly personal: boolean;
  /** Who sees it, in the visitor's language. */
  readonly note?: string;
  /** Under which the feed tells all other pages of it; ids sort in the order in which pages show them. */
  readonly messageId?: string;
  /** The visitor's language, which the page's frame follows. */
  readonly language: string;
}

/** What the page says by itself while it runs; a name or a number goes where braces are. */
export interface PageWords {
  readonly used: string;
  readonly usedWithFile: string;
  readonly pressed: string;
  readonly answered: string;
  readonly menu: string;
  readonly thinking: string;
  readonly removeFile: string;
  readonly answer: string;
  readonly bytes: string;
  readonly kilobytes: string;
  readonly megabytes: string;
  readonly tooLarge: string;
  readonly unreachable: string;
  readonly cutOff: string;
  readonly missed: string;
}

/** All that a page gets with its frame. */
export interface FrameWords extends PageWords {
  /** What the live board says. */
  readonly live: (typeof english)['words'] & {
    readonly explorer: (typeof explore)['words'];
    readonly calendar: (typeof calendar)['words'];
  };
}

/** What all open pages are told: they listen, a message as it is now, or that more has changed than can be told. */
export type FeedEvent =
  | { readonly kind: 'listening' }
  | { readonly kind: 'message'; readonly messageId: string; readonly message: ShownMessage }
  | { readonly kind: 'missed' };

/** One line of an answer's stream. A stream that stops without `end` was cut off. */
export type AnswerLine = { readonly kind: 'message'; readonly message: ShownMessage } | { readonly kind: 'end' };

/** A request that could not be answered by the bot: one sentence for the person. */
export interface Refusal {
  readonly error: string;
}

export interface OfferedOption {
  readonly name: string;
  readonly description: string;
  readonly type: 'text' | 'integer' | 'flag' | 'file' | 'channel' | 'role' | 'member';
  readonly required: boolean;
  readonly autocomplete: boolean;
  /** The only values that it takes. */
  readonly choices?: readonly string[];
  /** Which of them a word in small letters means, in any language. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface OfferedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OfferedOption[];
}

/** The commands a person can type, and what the page must know before it sends something. */
export interface Offer {
  readonly commands: readonly OfferedCommand[];
  readonly maxFileBytes: number;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}
