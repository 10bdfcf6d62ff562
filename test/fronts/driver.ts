import type { Bot } from '../../src/bot/bot.js';

export interface Pictured {
  /** What kind of picture it is, such as `chess`. */
  readonly kind: string;
  readonly png: Uint8Array;
  readonly alt: string;
}

/** A message as a person sees it in a chat, whatever the chat. */
export interface Shown {
  readonly text: string;
  /** In the order in which they are seen. */
  readonly pictures: readonly Pictured[];
  readonly file?: { readonly name: string; readonly text: string };
  readonly buttons: readonly { readonly label: string; readonly disabled: boolean }[];
  /** From top to bottom. */
  readonly menus: readonly {
    readonly placeholder: string;
    readonly options: readonly { readonly label: string; readonly description?: string }[];
  }[];
  readonly personal: boolean;
}

export interface Message {
  /** What it shows now. */
  shown(): Promise<Shown>;
  /** What it shows when its last update is in. */
  settled(): Promise<Shown>;
  /** Presses a button; gives the answer: a new message, or this one when the answer took its place. */
  press(label: string): Promise<Message>;
  /** Presses a button that asks for something, and types this. */
  answer(label: string, typed: string): Promise<Message>;
  /** Picks an option by its label, from whichever menu has it. */
  choose(label: string): Promise<Message>;
}

export interface Upload {
  readonly name: string;
  readonly content: Uint8Array;
}

export type Said = Readonly<Record<string, string | number | boolean | Upload | Person>>;

export interface Person {
  /** What a command gets when somebody picks or names this person. */
  readonly knownAs: string;
  say(command: string, args?: Said): Promise<Message>;
  /** What the chat suggests while `typed` stands in the option. */
  suggestions(command: string, option: string, typed: string): Promise<readonly string[]>;
}

/** One way to reach the bot, with the real front end behind it. Every driver runs the same contract. */
export interface FrontDriver {
  open(bot: Bot): Promise<void>;
  /** The web chat has one server and its visitors are its operators: `admin: false` and `server` need not be had there. */
  person(who: { readonly name: string; readonly admin: boolean; readonly server?: string }): Promise<Person>;
  close(): Promise<void>;
}

export const isUpload = (value: Said[string]): value is Upload => typeof value === 'object' && 'content' in value;
