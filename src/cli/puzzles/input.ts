import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Entry } from '../../puzzles/files/entry.js';
import { readPuzzlesFromFile, readPuzzlesFromStream } from '../../puzzles/files/puzzle-file.js';
import { OPERATOR_LIMITS } from '../../puzzles/files/read-puzzles.js';
import { plainText } from '../program/plain-text.js';

/** Puzzles on their way in. */
export interface Input {
  /** By which its puzzles are known. */
  readonly name: string;
  /** Undefined where nobody knows how much there is. */
  readonly bytes?: number;
  readonly batches: AsyncIterable<readonly Entry[]>;
  bytesRead(): number;
}

/** `-` is the standard input. A file that cannot be read tells so when its puzzles are asked for. */
export async function openInput(path: string): Promise<Input> {
  if (path === '-') {
    return {
      name: 'standard input',
      batches: readPuzzlesFromStream(process.stdin, process.stdin.fd, OPERATOR_LIMITS),
      bytesRead: () => 0,
    };
  }
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  const reading = readPuzzlesFromFile(path, OPERATOR_LIMITS);
  return { name: plainText(basename(path)), bytes, batches: reading, bytesRead: () => reading.bytesRead() };
}
