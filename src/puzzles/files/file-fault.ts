/** The largest file that may be sent. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Why a file could not be read, or not to its end. */
export type FileFault =
  | { readonly code: 'too large'; readonly bytes: number }
  /** Of a packed file what is in it, of another the text itself. */
  | { readonly code: 'too large unpacked'; readonly limit: number }
  | { readonly code: 'too many lines'; readonly limit: number }
  | { readonly code: 'damaged archive' }
  /** Unpacking would take more memory or time than a puzzle file is worth. */
  | { readonly code: 'packed too tightly' }
  | { readonly code: 'empty' }
  | { readonly code: 'not text' }
  | { readonly code: 'column missing'; readonly column: string }
  /** `reason` is the system's own word for it, such as `EACCES`. */
  | { readonly code: 'unreadable'; readonly reason: string }
  | { readonly code: 'changed while it was read' };

/** One sentence that says what to do with the file. */
export function explainFileFault(fault: FileFault): string {
  switch (fault.code) {
    case 'too large':
      return `The file has ${megabytes(fault.bytes)} MB and the limit is ${megabytes(MAX_FILE_BYTES)} MB; split it into smaller files.`;
    case 'too large unpacked':
      return `What is in the file is larger than ${megabytes(fault.limit)} MB; split it into smaller files.`;
    case 'too many lines':
      return `No more than ${fault.limit} lines are read of one file; split it into smaller files.`;
    case 'damaged archive':
      return 'The packed file is damaged or ends too early; pack it again, or send it unpacked.';
    case 'packed too tightly':
      return 'Unpacking this file would take too much memory; pack it again with `zstd -19` or less, or send it unpacked.';
    case 'empty':
      return 'There is no puzzle in the file; it may hold FEN or EPD lines, PGN, CSV, JSON lines or text boards.';
    case 'not text':
      return 'This is not a text file; save the puzzles as plain text (UTF-8).';
    case 'column missing':
      return `The first line names the columns of a table, but \`${fault.column}\` is not among them; add it.`;
    case 'unreadable':
      return explainUnreadable(fault.reason);
    case 'changed while it was read':
      return 'The file was changed while it was read; add it again when nothing writes to it any more.';
  }
}

/** The reason why a pipe or a device is not read by its name. */
export const NO_FILE = 'no file';

function explainUnreadable(reason: string): string {
  switch (reason) {
    case 'ENOENT':
      return 'There is no such file; check its name.';
    case 'EISDIR':
      return 'This is a folder; name the files in it.';
    case NO_FILE:
      return 'This is a pipe or a device and not a file; pipe what is in it into the command, and name `-` for it.';
    case 'EACCES':
    case 'EPERM':
      return `The file cannot be read (${reason}); check its permissions.`;
    default:
      return `The file cannot be read (${reason}); check the disk that it is on.`;
  }
}

/** Rounded up, so that a file just over the limit does not seem to be within it. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
