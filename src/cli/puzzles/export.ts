import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { positionOfFen } from '../../games/chess/position.js';
import type { Uci } from '../../games/chess/vocabulary.js';
import { type ExportedPuzzle, writerFor } from '../../puzzles/files/formats/write.js';
import type { PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable } from '../../puzzles/verdict.js';
import { sqliteFiles } from '../../store/sqlite/database-files.js';
import { plural } from '../program/figures.js';
import { NewFile } from '../program/new-file.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import { explainDisk } from '../program/trouble.js';
import type { Desk } from './desk.js';
import { isPacked } from './export-name.js';
import { mateInOf } from './list-text.js';
import { pagesOf } from './pages.js';
import type { ExportRequest } from './request.js';
import { isOneOf } from './same-file.js';
import { storedLine } from './stored-line.js';

/** Writes puzzles in a format that can be read again: those that can be played, unless a verdict is asked for. */
export async function exportPuzzles(request: ExportRequest, desk: Desk): Promise<ExitCode> {
  const { screen, signal } = desk;
  const { path } = request;
  if (path !== undefined && (await isOneOf(sqliteFiles(desk.database), path))) {
    screen.tell('The export would overwrite the database; give it another name.');
    return EXIT.wrongUsage;
  }
  const written = { count: 0 };
  const text = textOf(request, desk, written);
  // Nothing is made for nothing: the first page decides.
  const first = await text.next();
  if (first.done) {
    screen.tell('No puzzle is like that; nothing was written.');
    return EXIT.notAll;
  }
  const whole = startingWith(first.value, text);
  if (path === undefined) {
    await pipeline(Readable.from(whole), screen.out, { signal, end: false });
    return EXIT.done;
  }
  try {
    await writeFile(path, whole, signal);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (signal.aborted || !syscall) throw error;
    const disk = explainDisk(error);
    screen.tell(
      disk === undefined
        ? `${plainText(path)} cannot be written (${code}); name another file.`
        : `${disk} ${plainText(path)} was not written; make room and try again.`,
    );
    return EXIT.notAll;
  }
  screen.tell(`${plural(written.count, 'puzzle')} written to ${plainText(path)}.`);
  return EXIT.done;
}

/** A whole file or none; a name that ends in `.gz` is packed. */
async function writeFile(path: string, text: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const file = await NewFile.open(path);
  try {
    const write = async (parts: AsyncIterable<string | Uint8Array>): Promise<void> => {
      for await (const part of parts) await file.handle.appendFile(part);
    };
    if (isPacked(path)) await pipeline(Readable.from(text), createGzip(), write, { signal });
    else await pipeline(Readable.from(text), write, { signal });
  } catch (error) {
    await file.drop();
    throw error;
  }
  await file.keep();
}

async function* textOf(
  { filter, format }: ExportRequest,
  { library, signal }: Desk,
  written: { count: number },
): AsyncGenerator<string, undefined> {
  const writer = writerFor(format);
  for await (const page of pagesOf(library, filter, signal)) {
    const wanted = filter.verdict ? page : page.filter(({ verdict }) => verdict && isPlayable(verdict.kind));
    if (wanted.length === 0) continue;
    let part = written.count === 0 ? writer.head : '';
    for (const record of wanted) part += writer.write(exportedOf(record, await storedLine(library, record)));
    written.count += wanted.length;
    yield part;
  }
  signal.throwIfAborted();
}

function exportedOf(record: PuzzleRecord, line: readonly Uci[] | undefined): ExportedPuzzle {
  const { fen, name, comment, metadata, traits, severalKeys, purpose, verdict } = record;
  const mateIn = record.claimedMateIn ?? mateInOf(record);
  return {
    position: positionOfFen(fen),
    ...(mateIn !== undefined && { mateIn }),
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
    ...(metadata && { metadata }),
    // One that has a single key needs no permission for several.
    ...(severalKeys && verdict?.kind !== 'sound' && { severalKeys }),
    ...(purpose === 'practice' && { purpose }),
    ...(traits && { difficulty: traits.difficulty, themes: traits.themes }),
    ...(line && { line }),
  };
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
