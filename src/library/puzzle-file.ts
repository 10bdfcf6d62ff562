import { type FileHandle, open } from 'node:fs/promises';
import { fail, ok } from '../result.js';
import type { Entry } from './entry.js';
import type { FileFault } from './file-fault.js';
import { type ReadLimits, readPieces } from './read-puzzles.js';
import type { Piece } from './unpack/pieces.js';

const READ_BYTES = 64 * 1024;

export interface PuzzleFileReading extends AsyncIterable<readonly Entry[]> {
  /** How much of the file has been read so far, as it is on the disk. */
  bytesRead(): number;
}

/**
 * Streams a file from the disk. One that cannot be read, or that changes while it is read, gives a fault as its last entry;
 * what came before stands.
 */
export function readPuzzlesFromFile(path: string, limits: ReadLimits): PuzzleFileReading {
  let bytesRead = 0;
  const pieces = filePieces(path, (count) => {
    bytesRead += count;
  });
  const batches = readPieces(pieces, limits);
  return {
    bytesRead: () => bytesRead,
    [Symbol.asyncIterator]: () => batches,
  };
}

async function* filePieces(path: string, tell: (count: number) => void): AsyncGenerator<Piece> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const before = await file.stat();
    if (!before.isFile()) return yield unreadable(before.isDirectory() ? 'EISDIR' : 'no file');
    let position = 0;
    for (;;) {
      // A buffer of its own for each piece: whoever takes pieces may still hold a part of the one before.
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      tell(bytesRead);
      yield ok(buffer.subarray(0, bytesRead));
    }
    const after = await file.stat();
    const isSame = position === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
    if (!isSame) yield fail({ code: 'changed while it was read' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string') throw error;
    yield unreadable(code);
  } finally {
    await file?.close();
  }
}

const unreadable = (reason: string): Piece => fail<FileFault>({ code: 'unreadable', reason });
