import { availableParallelism } from 'node:os';
import { composePuzzles } from '../../puzzles/composing/compose-puzzles.js';
import type { ComposedPuzzle } from '../../puzzles/composing/finish.js';
import { makePack } from '../../puzzles/composing/pack.js';
import { RECIPES } from '../../puzzles/composing/recipe.js';
import { SeenPositions } from '../../puzzles/composing/seen-positions.js';
import { Variety } from '../../puzzles/composing/variety.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { countText, plural, rateText, timeText } from '../program/figures.js';
import { gather } from '../program/gather.js';
import { NewFile } from '../program/new-file.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Screen } from '../program/screen.js';
import { explainDisk } from '../program/trouble.js';
import { mostSeed, type Request, readArguments } from './arguments.js';
import { epdLine } from './epd-line.js';
import { puzzleJson } from './json.js';

/** After so many positions without a puzzle, some minutes' worth, a theme is one that hardly any mate of the length shows. */
const MOST_FRUITLESS = 3_000_000;
/** A game takes as long as so many positions that are put together, though few of its own are looked at closely. */
const LEAST_TRIED = 3_000;
const NOTHING_MORE = 'No more came for a long time; another theme, length or way may find more.';

/** What `npm run compose -- words` does. When the signal is aborted it ends early, and has written what was found. */
export async function run(words: readonly string[], screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const reading = readArguments(words);
  if (reading.kind === 'help') {
    screen.print([reading.text]);
    return EXIT.done;
  }
  const refuse = (sentence: string): ExitCode => {
    screen.tell(sentence);
    return EXIT.wrongUsage;
  };
  if (reading.kind === 'wrong') return refuse(reading.sentence);
  const { request } = reading;
  const seen = await readSeen(request.apart);
  if (!seen.ok) return refuse(seen.fault);
  const sink = await openSink(request, screen);
  if (!sink.ok) return refuse(sink.fault);
  try {
    return await compose(request, seen.value, sink.value, screen, signal).finally(() => {
      screen.endStatus();
      return sink.value.close();
    });
  } catch (error) {
    const sentence = explainDisk(error);
    if (sentence === undefined) throw error;
    screen.tell(`${sentence} ${sink.value.summary()}`);
    return EXIT.notAll;
  }
}

async function compose(
  request: Request,
  seen: SeenPositions,
  sink: Sink,
  screen: Screen,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { what, cores = availableParallelism(), json } = request;
  const seed = request.seed ?? Math.floor(Math.random() * (mostSeed(what) + 1));
  if (request.seed === undefined) screen.tell(`Seed ${seed}: --seed ${seed} brings the same puzzles again.`);
  const count = 'pack' in what ? RECIPES[what.pack].count : what.count;
  const progress = startProgress(screen, count);
  const letter = 'pack' in what ? RECIPES[what.pack].letter : `c${what.mateIn}-${seed}`;
  const write = (puzzle: ComposedPuzzle, index: number): Promise<void> => {
    const id = `${letter}-${String(index + 1).padStart(4, '0')}`;
    return sink.write(json ? JSON.stringify(puzzleJson(puzzle, id)) : epdLine(puzzle, id));
  };

  if ('pack' in what) {
    const { onTask, onKept } = progress;
    const puzzles = await makePack({ recipe: RECIPES[what.pack], seed, cores, seen, signal, onTask, onKept });
    for (const [index, puzzle] of puzzles.entries()) await write(puzzle, index);
  } else {
    const { mateIn, theme, methods } = what;
    const wish = { mates: [mateIn], methods, seed, ...(theme !== undefined && { theme }) };
    // Whoever asks for a theme wants it as often as it comes.
    const variety = theme === undefined ? new Variety(count) : undefined;
    let fruitless = 0;
    const enough = new AbortController();
    const onTask = ({ tried }: { readonly tried: number }): void => {
      progress.onTask(tried);
      fruitless += Math.max(tried, LEAST_TRIED);
      if (fruitless > MOST_FRUITLESS) enough.abort();
    };
    const options = { cores, seen, signal: AbortSignal.any([signal, enough.signal]), onTask };
    for await (const puzzle of composePuzzles(wish, options)) {
      if (variety && !variety.take(puzzle.appearance)) continue;
      await write(puzzle, progress.kept());
      fruitless = 0;
      progress.onKept();
      if (progress.kept() === count) break;
    }
    if (enough.signal.aborted) screen.tell(NOTHING_MORE);
  }
  screen.endStatus();
  screen.tell(progress.summary());
  return progress.kept() === count ? EXIT.done : EXIT.notAll;
}

function startProgress(screen: Screen, count: number) {
  const started = performance.now();
  let kept = 0;
  let tried = 0;
  const elapsed = (): number => performance.now() - started;
  const left = (): string => (kept === 0 ? '' : `, ${timeText((elapsed() / kept) * (count - kept))} left`);
  const rate = (): string => `${rateText(kept, elapsed())} a second`;
  screen.startStatus(() => `${kept}/${count} kept, ${countText(tried)} tried, ${rate()}${left()}`, {
    total: count,
    done: () => kept,
  });
  return {
    kept: () => kept,
    onKept: () => void kept++,
    onTask: (more: number) => {
      tried += more;
    },
    summary: () =>
      `${plural(kept, 'puzzle')} kept of ${countText(tried)} positions tried, ${timeText(elapsed())}, ${rate()}.`,
  };
}

/** Where the lines go. */
interface Sink {
  write(line: string): Promise<void>;
  /** Keeps what was written. */
  close(): Promise<void>;
  /** A sentence about what is there after a failure. */
  summary(): string;
}

async function openSink({ out }: Request, screen: Screen): Promise<Result<Sink, string>> {
  if (out === undefined) {
    return ok({ write: async (line) => screen.print([line]), close: async () => {}, summary: () => '' });
  }
  try {
    return ok(fileSink(out, await NewFile.open(out)));
  } catch (error) {
    return fail(`${plainText(out)} cannot be written (${codeOf(error)}); check the folder and its permissions.`);
  }
}

/** An old file stays as it is until something new is there for its place. */
function fileSink(name: string, file: NewFile): Sink {
  let lines = 0;
  let bytes = 0;
  return {
    write: async (line) => {
      const text = Buffer.from(`${line}\n`);
      await file.handle.appendFile(text);
      lines++;
      bytes += text.length;
    },
    close: async () => {
      const kept = lines;
      // Until it is kept, nothing is there.
      lines = 0;
      if (kept === 0) return file.drop();
      await file.keep(bytes);
      lines = kept;
    },
    summary: () => (lines > 0 ? `${plainText(name)} has ${plural(lines, 'puzzle')}.` : 'Nothing was written.'),
  };
}

const codeOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
};

async function readSeen(paths: readonly string[]): Promise<Result<SeenPositions, string>> {
  const seen = new SeenPositions();
  const { items, faults } = await gather(paths, undefined);
  const [fault] = faults;
  if (fault !== undefined) return fail(fault);
  for (const item of items) if (item.kind === 'puzzle') seen.put(item.puzzle.position);
  return ok(seen);
}
