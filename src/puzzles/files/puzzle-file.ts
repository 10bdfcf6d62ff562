import { fstatSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { fail, ok } from '../../shared/result.js';
import type { Entry } from './entry.js';
import { type FileFault, NO_FILE } from './file-fault.js';
import { type ReadLimits, readPieces } from './read-puzzles.js';
import { type Piece, piecesOf } from './unpack/pieces.js';

const READ_BYTES = 64 * 1024;

interface PuzzleFileReading extends AsyncIterable<readonly Entry[]> {
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

/** The same of an open stream, whose end nobody knows; the number is that of the file behind it. */
export const readPuzzlesFromStream = (
  stream: AsyncIterable<Uint8Array>,
  descriptor: number,
  limits: ReadLimits,
): AsyncGenerator<readonly Entry[]> => readPieces(streamPieces(stream, descriptor), limits);

async function* streamPieces(stream: AsyncIterable<Uint8Array>, descriptor: number): AsyncGenerator<Piece> {
  try {
    // The stream of a folder would just be empty.
    if (fstatSync(descriptor).isDirectory()) return yield unreadable('EISDIR');
    yield* piecesOf(stream);
  } catch (error) {
    yield unreadable(codeOf(error));
  }
}

async function* filePieces(path: string, tell: (count: number) => void): AsyncGenerator<Piece> {
  let file: FileHandle | undefined;
  try {
    const kind = await stat(path);
    // Not even opened: a pipe would wait for somebody to write into it.
    if (!kind.isFile()) return yield unreadable(kind.isDirectory() ? 'EISDIR' : NO_FILE);
    file = await open(path);
    const before = await file.stat();
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
    yield unreadable(codeOf(error));
  } finally {
    await file?.close();
  }
}

const unreadable = (reason: string): Piece => fail<FileFault>({ code: 'unreadable', reason });

/** The system's own word for what went wrong; anything else is a bug. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') throw error;
  return code;
}
