import { type FileFault, MAX_FILE_BYTES, megabytes } from '../puzzles/files/file-fault.js';
import type { Texts } from '../texts/en.js';

/** One sentence, in the person's language, that says what to do with the file that they sent. */
export function explainSentFile(fault: FileFault, { files, dates }: Texts): string {
  const size = (bytes: number): string => megabytes(bytes).toLocaleString(dates.locale);
  switch (fault.code) {
    case 'too large':
      return files.tooLarge(size(fault.bytes), size(MAX_FILE_BYTES));
    case 'too large unpacked':
      return files.tooLargeUnpacked(size(fault.limit));
    case 'too many lines':
      return files.tooManyLines(fault.limit);
    case 'damaged archive':
      return files.damaged;
    case 'packed too tightly':
      return files.packedTooTightly;
    case 'empty':
      return files.empty;
    case 'not text':
      return files.notText;
    case 'column missing':
      return files.columnMissing(fault.column);
    case 'unreadable':
    case 'changed while it was read':
      return files.unreadable;
  }
}
