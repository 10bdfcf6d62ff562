import type { Speech } from '../texts/speech.js';
import type { Channels, Places } from './channels.js';
import type { Caller, Choice, CommandSpec } from './command.js';
import type { Invocation, ShownReply } from './reply.js';

/** All that a front end sees of the product. Nothing here throws: a bug becomes an apology and a log line. */
export interface Bot {
  readonly specs: readonly CommandSpec[];
  /** What the first word of `puzzles add` means, for chats that list groups. */
  readonly groups: Readonly<Record<string, string>>;
  run(invocation: Invocation, caller: Caller): Promise<ShownReply>;
  /** How to speak to somebody: in the language that they chose, else in the one that their chat names. */
  speechFor(caller: Caller): Promise<Speech>;
  /** Suggestions for the option `option` of `command`, of which `typed` is there so far. */
  complete(command: string, option: string, typed: string, caller: Caller): Promise<readonly Choice[]>;
}

/** A way for people to reach the bot. */
export interface Front {
  /** Where something can be shown to everybody. To be used between start and stop. */
  readonly places: Places;
  /** Where servers are reached by themselves, in a chat that has channels. To be used between start and stop. */
  readonly channels?: Channels;
  /** Whether people reach the bot by it at this moment; where nothing is said, they do. */
  isReachable?(): boolean;
  /** Lets go of pictures that it keeps for others to fetch: one may show somebody who is to be forgotten. */
  forgetPictures?(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
