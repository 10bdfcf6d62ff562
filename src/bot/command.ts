import type { Preferences } from '../people/people-store.js';
import type { Language } from '../shared/languages.js';
import type { Speech } from '../texts/speech.js';
import type { Invocation, Reply, SentFile } from './reply.js';
import type { Services } from './services.js';

/** Who asks. Everything here comes from the front end's transport, never from what somebody typed. */
export interface Caller {
  readonly serverId: string;
  /** The channel of the server in which it happens; in a thread, the channel that the thread hangs below. */
  readonly channelId?: string;
  readonly userId: string;
  /** What they call themselves in the whole chat, not in one server: others elsewhere may read it. Users choose it: it goes through `plain` before it stands in a reply. */
  readonly name: string;
  readonly isAdmin: boolean;
  /** Whether there is a server around them, with admins and channels: there is none in direct messages. */
  readonly inServer: boolean;
  /** Whether the bot can write to them by itself: not every chat has direct messages. */
  readonly reachable: boolean;
  /** What the chat says of their language, such as `en-GB`. */
  readonly locale?: string;
  /** The language in which the chat shows them the names of options; where it is not set, the specs' own are typed. */
  readonly optionNames?: Language;
  /** What the chat says of their server's language. */
  readonly serverLocale?: string;
}

export interface Context {
  readonly caller: Caller;
  readonly services: Services;
  /** Every command there is, for `/help`. */
  readonly specs: readonly CommandSpec[];
  /** How to speak to the caller. */
  readonly speech: Speech;
  readonly preferences: Preferences;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** The most characters of an id or a typed name. */
export const MAX_MEMBER = 100;

interface OptionBase {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  /** Only buttons and menus send it: it is not offered to people. */
  readonly internal?: boolean;
}

export type OptionSpec =
  | (OptionBase & {
      readonly type: 'text';
      readonly maxLength: number;
      readonly autocomplete?: boolean;
      /** The only values that it takes. */
      readonly choices?: readonly string[];
      /** What people call the choices beside their names in the texts. */
      readonly otherWords?: Readonly<Record<string, readonly string[]>>;
    })
  | (OptionBase & { readonly type: 'integer'; readonly min: number; readonly max: number })
  | (OptionBase & { readonly type: 'flag' })
  | (OptionBase & { readonly type: 'file' })
  /** A channel or role of the caller's own server, picked from the chat's list; its value is the id. */
  | (OptionBase & { readonly type: 'channel' })
  | (OptionBase & { readonly type: 'role' })
  /** Somebody of the chat: their id where the chat has a list to pick from, else a name as it was typed. */
  | (OptionBase & { readonly type: 'member'; readonly autocomplete?: boolean });

interface ValueOf {
  text: string;
  integer: number;
  flag: boolean;
  file: SentFile;
  channel: string;
  role: string;
  member: string;
}

type RequiredOption<Options extends readonly OptionSpec[]> = Extract<Options[number], { readonly required: true }>;
type OptionalOption<Options extends readonly OptionSpec[]> = Exclude<Options[number], { readonly required: true }>;

/** A command's arguments, typed from its spec. */
export type ArgsOf<Options extends readonly OptionSpec[]> = {
  readonly [Option in RequiredOption<Options> as Option['name']]: ValueOf[Option['type']];
} & {
  readonly [Option in OptionalOption<Options> as Option['name']]?: ValueOf[Option['type']];
};

export interface CommandSpec<Options extends readonly OptionSpec[] = readonly OptionSpec[]> {
  /** One word, or a group and a word: `puzzles add`. */
  readonly name: string;
  readonly description: string;
  readonly options: Options;
  readonly audience: 'everyone' | 'admins';
  /** It may take longer than a chat waits: front ends acknowledge first. */
  readonly slow: boolean;
  /** Where a chat takes plain lines too, one that names no command is for this one: `Qh7` is `/move Qh7`. */
  readonly takesPlainLines?: boolean;
  /** Where a chat greets, it runs this one with these arguments, before anybody has asked anything. */
  readonly greetsWith?: Invocation['args'];
}

export interface Command<Options extends readonly OptionSpec[] = readonly OptionSpec[]> {
  readonly spec: CommandSpec<Options>;
  run(context: Context, args: ArgsOf<Options>): Promise<Reply>;
  /** Suggestions while a person types into an option with `autocomplete`; a chat may have its own list of members. */
  complete?(context: Context, typed: string, option: string): Promise<readonly Choice[]>;
}

/** Ties a command's argument types to its own spec. */
export const defineCommand = <const Options extends readonly OptionSpec[]>(command: Command<Options>): Command =>
  command as unknown as Command;
