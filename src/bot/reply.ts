import type { Picture } from '../pictures/picture.js';
import type { Look } from '../shared/look.js';

/** How large a file may be that somebody sends: as large as a puzzle file may be. */
export { MAX_FILE_BYTES } from '../puzzles/files/file-fault.js';

/** A file somebody sent. The front end has checked where it comes from and that it is not too large. */
export interface SentFile {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** What an option can hold. Channels and roles are ids; a member is whatever the chat knows somebody by. */
export type ArgValue = string | number | boolean | SentFile;

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
  /** Pressing it first asks the person to type this option of the command. */
  readonly ask?: string;
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
  /** Shown in this order; what is more than `MAX_PICTURES` is left out. */
  readonly pictures?: readonly Picture[];
  /** The pictures are drawn so, and not as their reader likes them. */
  readonly look?: Partial<Look>;
  /** A text file beside the message, such as a report to keep. */
  readonly file?: { readonly name: string; readonly text: string };
  readonly buttons?: readonly Button[];
  /** One below the other. */
  readonly menus?: readonly Menu[];
  /** Only the caller sees it. */
  readonly personal: boolean;
  /** Later states of this same message, each replacing the one before; the last is final. */
  readonly updates?: AsyncIterable<Reply>;
}

/** A reply as a front end gets it: with what it has to know of the person to whom it is shown. */
export interface ShownReply extends Reply {
  /** What the person has chosen; the rest is as the front end's pictures usually are. */
  readonly look: Partial<Look>;
  readonly updates?: AsyncIterable<ShownReply>;
}
