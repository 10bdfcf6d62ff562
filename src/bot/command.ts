import type { BoardView } from '../board/spec.js';
import type { Services } from './services.js';

/** Who asks. Everything here comes from the front end's transport, never from what somebody typed. */
export interface Caller {
  readonly serverId: string;
  readonly userId: string;
  readonly isAdmin: boolean;
}

export interface Context {
  readonly caller: Caller;
  readonly services: Services;
  /** Every command there is, for `/help`. */
  readonly specs: readonly CommandSpec[];
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** A file somebody sent. The front end has checked where it comes from and that it is not too large. */
export interface SentFile {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

interface OptionBase {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  /** Only buttons and menus send it: it is not offered to people. */
  readonly internal?: boolean;
}

export type OptionSpec =
  | (OptionBase & { readonly type: 'text'; readonly maxLength: number; readonly autocomplete?: boolean })
  | (OptionBase & { readonly type: 'integer'; readonly min: number; readonly max: number })
  | (OptionBase & { readonly type: 'flag' })
  | (OptionBase & { readonly type: 'file' });

interface ValueOf {
  text: string;
  integer: number;
  flag: boolean;
  file: SentFile;
}

export type ArgValue = ValueOf[keyof ValueOf];

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
}

/** A command with its arguments, as typed by a person or carried by a button. */
export interface Invocation {
  readonly command: string;
  readonly args: Readonly<Record<string, ArgValue>>;
}

export interface Button {
  readonly label: string;
  readonly invoke: Invocation;
  readonly style: 'primary' | 'secondary' | 'danger';
  /** The answer takes the place of the message the button is on. */
  readonly inPlace?: boolean;
  readonly disabled?: boolean;
}

/** Choosing an option runs its command; the answer takes the message's place. */
export interface Menu {
  readonly placeholder: string;
  readonly options: readonly { readonly label: string; readonly description?: string; readonly invoke: Invocation }[];
}

/** What a command answers: data that every front end can show. */
export interface Reply {
  /** Lines of text with `**bold**` and `` `code` `` only; what users wrote goes through `plain` first. */
  readonly text: string;
  readonly board?: BoardView;
  /** A text file beside the message, such as a report to keep. */
  readonly file?: { readonly name: string; readonly text: string };
  readonly buttons?: readonly Button[];
  readonly menu?: Menu;
  /** Only the caller sees it. */
  readonly personal: boolean;
  /** Later states of this same message, each replacing the one before; the last is final. */
  readonly updates?: AsyncIterable<Reply>;
}

export interface Command<Options extends readonly OptionSpec[] = readonly OptionSpec[]> {
  readonly spec: CommandSpec<Options>;
  run(context: Context, args: ArgsOf<Options>): Promise<Reply>;
  /** Suggestions while a person types into an option with `autocomplete`. */
  complete?(context: Context, typed: string): Promise<readonly Choice[]>;
}

/** Ties a command's argument types to its own spec. */
export const defineCommand = <const Options extends readonly OptionSpec[]>(command: Command<Options>): Command =>
  command as unknown as Command;
