import type { Permission } from '../discord-server/index.js';

/** Who takes part, and where they sit. */
export interface Part {
  readonly admin?: boolean;
  /** Their Discord's language. */
  readonly locale?: string;
  /** In the club's channel unless told otherwise. */
  readonly place?: 'another club' | 'direct message' | 'among others';
}

/** What a person finds on the message that a step leads to. */
export interface Sight {
  readonly sees?: readonly string[];
  readonly seesNot?: readonly string[];
  /** All its buttons that can be pressed, in order. */
  readonly buttons?: readonly string[];
  /** The labels of its first menu. */
  readonly menu?: readonly string[];
  /** What a screen reader says of its picture. */
  readonly picture?: string;
  /** Everybody sees it; else only the person does. */
  readonly isPublic?: boolean;
}

interface ByPerson extends Sight {
  readonly who: string;
  /** Beside the answer, something is posted for all. */
  readonly alsoPosts?: boolean;
}

export type Step =
  /** A slash command. `#chess` stands for the club's channel, `@players` for a role there. */
  | (ByPerson & { readonly says: string; readonly with?: Readonly<Record<string, string | number | boolean>> })
  /** A button of the newest message they were shown, or of the post; what it asks for is typed. */
  | (ByPerson & { readonly presses: string; readonly on?: 'the post'; readonly types?: string })
  | (ByPerson & { readonly chooses: string })
  /** What the chat suggests while they type. */
  | {
      readonly who: string;
      readonly begins: readonly [command: string, option: string, typed: string];
      readonly offered: readonly string[];
    }
  /** It gets later; the newest public message of the channel is, or becomes, this. */
  | (Sight & { readonly at: string; readonly pings?: 'the role' | 'nobody' })
  /** It gets later, and nothing is posted at once. */
  | { readonly elapses: string }
  /** The newest public message becomes this without anybody's doing. */
  | (Sight & { readonly thePost: true })
  /** The channel takes these permissions from the bot, or gives all of them back. */
  | { readonly forbids: readonly Permission[] }
  /** The newest direct message that the bot wrote to somebody. */
  | (Sight & { readonly who: string; readonly isWritten: true })
  /** The bot is stopped and started again. */
  | { readonly restart: true };

/** A scene as data: who does what, what they see, and what others see. */
export interface Scene {
  readonly title: string;
  /** EPD lines: all that there is to give. */
  readonly puzzles: string;
  readonly practice?: string;
  readonly people: Readonly<Record<string, Part>>;
  /** Words that must never stand in what everybody sees, nor in what it says to screen readers. */
  readonly secrets: readonly string[];
  readonly steps: readonly Step[];
}
