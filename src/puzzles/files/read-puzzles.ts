import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Entry, Take } from './entry.js';
import { readAnyFormat } from './formats/recognise.js';
import { LineSplitter } from './text-lines.js';
import { type Piece, piecesOf } from './unpack/pieces.js';
import { unpack } from './unpack/unpack.js';

export type { Entry } from './entry.js';

export interface ReadLimits {
  /** How large the text may be, after unpacking when it is packed. */
  readonly unpackedBytes: number;
  /** Lines that are read; of several empty ones in a row only the first counts. */
  readonly lines: number;
}

/** For files that the operator chose: the whole Lichess database has about 1 GB. */
export const OPERATOR_LIMITS: ReadLimits = { unpackedBytes: 8 * 1024 ** 3, lines: Number.POSITIVE_INFINITY };

/**
 * For files that come by chat, and a few bytes can be packed millions of lines. As many bytes of the Lichess database have
 * 100,000.
 */
export const SENT_LIMITS: ReadLimits = { unpackedBytes: 16 * 1024 ** 2, lines: 200_000 };

const BATCH = 100;

/** How long reading may keep everybody else waiting. */
const SLICE_MILLISECONDS = 4;

/** Streams a file of any format, packed or not, in constant memory: batches of up to 100 entries in the order of the file. */
export const readPuzzles = (
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: ReadLimits,
): AsyncGenerator<readonly Entry[]> => readPieces(piecesOf(bytes), limits);

/** The same for bytes that may end with a fault of their own. */
export async function* readPieces(pieces: AsyncIterable<Piece>, limits: ReadLimits): AsyncGenerator<readonly Entry[]> {
  const entries: Entry[] = [];
  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  const isDue = () => entries.length >= BATCH || performance.now() > sliceEnd;
  for await (const _ of readInSteps(pieces, limits, entries, isDue)) {
    while (entries.length >= BATCH) yield entries.splice(0, BATCH);
    if (!isDue()) continue;
    await nextTurn();
    sliceEnd = performance.now() + SLICE_MILLISECONDS;
  }
  while (entries.length > 0) yield entries.splice(0, BATCH);
}

/** Adds entries, and stops between lines whenever somebody else is due. */
async function* readInSteps(
  pieces: AsyncIterable<Piece>,
  limits: ReadLimits,
  entries: Entry[],
  isDue: () => boolean,
): AsyncGenerator<void> {
  let isEmpty = true;
  let isOver = false;
  const take: Take = (entry) => {
    isEmpty = false;
    isOver = entry.kind === 'fault';
    entries.push(entry);
  };
  const lines = new LineSplitter();
  const reader = readAnyFormat(take);
  let linesLeft = limits.lines;
  for await (const piece of unpack(pieces, limits.unpackedBytes)) {
    // What a fault breaks off is not taken: half a line can be a whole puzzle, and another one.
    if (!piece.ok) return take({ kind: 'fault', fault: piece.fault });
    for (const line of lines.push(piece.value)) {
      if (linesLeft-- === 0) return take({ kind: 'fault', fault: { code: 'too many lines', limit: limits.lines } });
      reader.read(line);
      if (isOver) return;
      if (isDue()) yield;
    }
    if (isDue()) yield;
  }
  for (const line of lines.end()) reader.read(line);
  if (isOver) return;
  reader.end();
  if (isEmpty) take({ kind: 'fault', fault: { code: 'empty' } });
}
