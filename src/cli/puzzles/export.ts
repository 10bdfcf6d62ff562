import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { positionOfFen } from '../../games/chess/position.js';
import type { Uci } from '../../games/chess/vocabulary.js';
import {
  EXPORT_FORMATS,
  type ExportedPuzzle,
  type ExportFormat,
  writerFor,
} from '../../puzzles/files/formats/write.js';
import { COMMON, type PuzzleFilter, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable } from '../../puzzles/verdict.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { sqliteFiles } from '../../store/sqlite/database-files.js';
import { defineCommand, type Ending, EXIT } from '../program/command.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { quoted, text } from '../program/options.js';
import { explainDisk, isOneOf, NewFile } from '../program/output-file.js';
import { type LibraryContext, withLibrary } from './context.js';
import { FILTER, readFilter } from './options.js';
import { pagesOf } from './selection.js';
import { mateInOf, storedLine } from './stored-puzzle.js';

interface ExportRequest {
  /** Else the standard output. */
  readonly path: string | undefined;
  readonly format: ExportFormat;
  readonly filter: PuzzleFilter;
}

/** Writes puzzles in a format that can be read again: those that can be played, unless a verdict is asked for. */
export const exportCommand = defineCommand({
  name: 'export',
  about: 'write playable common puzzles to a file, or to the standard output',
  operands: { form: '[FILE]', about: 'its name tells the format; .gz is packed; - is the standard output' },
  options: { ...FILTER, format: text('--format <F>', 'epd, pgn, csv or jsonl') },
  read({ format: asked, ...options }, [name]): Result<ExportRequest, string> {
    const path = name === '-' ? undefined : name;
    if (path?.trim() === '') return fail('The name of the file is empty; give one, or none.');
    const filter = readFilter(options);
    if (!filter.ok) return filter;
    const format = readFormat(asked, path);
    if (!format.ok) return format;
    // What servers added is their own: it leaves the house only when it is asked for.
    return ok({ path, format: format.value, filter: { owner: COMMON, ...filter.value } });
  },
  run: withLibrary(exportPuzzles),
});

const USUAL_FORMAT: ExportFormat = 'epd';

const isPacked = (path: string): boolean => path.toLowerCase().endsWith('.gz');

/** What was asked for, else what the name of the file tells, which may end in `.gz` too. */
function readFormat(asked: string | undefined, path: string | undefined): Result<ExportFormat, string> {
  if (asked !== undefined) {
    const format = formatOf(asked.toLowerCase());
    return format ? ok(format) : fail(`There is no format ${quoted(asked)}; there are ${EXPORT_FORMATS.join(', ')}.`);
  }
  if (path === undefined) return ok(USUAL_FORMAT);
  const ending = /\.([^./\\]+)$/.exec(path.toLowerCase().replace(/\.gz$/, ''))?.[1] ?? '';
  const format = formatOf(ending);
  return format ? ok(format) : fail(`The name ${quoted(path)} does not tell a format; add --format.`);
}

const formatOf = (name: string): ExportFormat | undefined => EXPORT_FORMATS.find((format) => format === name);

async function exportPuzzles(request: ExportRequest, context: LibraryContext): Promise<Ending> {
  const { screen, signal } = context;
  const { path } = request;
  if (path !== undefined && (await isOneOf(sqliteFiles(context.database), path))) {
    return fail('The export would overwrite the database; give it another name.');
  }
  const written = { count: 0 };
  const text = textOf(request, context, written);
  // Nothing is made for nothing: the first page decides.
  const first = await text.next();
  if (first.done) {
    screen.note('No puzzle is like that; nothing was written.');
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
    screen.note(
      disk === undefined
        ? `${plainText(path)} cannot be written (${code}); name another file.`
        : `${disk} ${plainText(path)} was not written; make room and try again.`,
    );
    return EXIT.notAll;
  }
  screen.note(`${plural(written.count, 'puzzle')} written to ${plainText(path)}.`);
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
  { library, signal }: LibraryContext,
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
