import { explainLineFault, type LineFault } from '../../puzzles/files/line-fault.js';

/** What is wrong with a file that somebody sent, and what to do with it. Sizes are in megabytes. */
export const files = {
  named: (name: string, fault: string) => `“${name}”: ${fault}`,
  notFetched: 'I could not get this file from Discord. Please send it once more.',
  onlyUploads: 'I only read files that are uploaded to Discord. Attach the file to the command itself.',
  tooLarge: (size: string, limit: string) =>
    `The file has ${size} MB and the limit is ${limit} MB; split it into smaller files.`,
  tooLargeUnpacked: (limit: string) => `What is in the file is larger than ${limit} MB; split it into smaller files.`,
  tooManyLines: (limit: number) => `No more than ${limit} lines are read of one file; split it into smaller files.`,
  damaged: 'The packed file is damaged or ends too early; pack it again, or send it unpacked.',
  packedTooTightly:
    'Unpacking this file would take too much memory; pack it again with `zstd -19` or less, or send it unpacked.',
  empty: 'There is no puzzle in the file; it may hold FEN or EPD lines, PGN, CSV, JSON lines or text boards.',
  notText: 'This is not a text file; save the puzzles as plain text (UTF-8).',
  columnMissing: (column: string) =>
    `The first line names the columns of a table, but \`${column}\` is not among them; add it.`,
  unreadable: 'The file could not be read to its end. Please send it once more.',
};

/** Why a line of a puzzle file is no puzzle; what is wrong with a file as a whole is said in `files`. */
export const refusals = {
  line: (fault: Exclude<LineFault, { readonly code: 'file fault' }>): string =>
    explainLineFault(fault).replaceAll("'", '’'),
};
