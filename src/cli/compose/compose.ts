import { availableParallelism } from 'node:os';
import { THEMES } from '../../puzzles/analysis/themes.js';
import { composePuzzles } from '../../puzzles/composing/compose-puzzles.js';
import type { ComposedPuzzle } from '../../puzzles/composing/finish.js';
import { makePack } from '../../puzzles/composing/pack.js';
import { RECIPES } from '../../puzzles/composing/recipe.js';
import { SeenPositions } from '../../puzzles/composing/seen-positions.js';
import { Variety } from '../../puzzles/composing/variety.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { type CliContext, defineCommand, type Ending, EXIT, type ExitCode, type Program } from '../program/command.js';
import { HELP_WIDTH } from '../program/command-line.js';
import { countText, plural, rateText, timeText } from '../program/figures.js';
import { wrapText } from '../program/layout.js';
import { explainDisk } from '../program/output-file.js';
import { gather } from '../program/puzzle-files.js';
import type { Screen } from '../program/screen.js';
import { epdLine, type Output, openOutput, puzzleJson } from './output.js';
import { mostSeed, OPTIONS, type Request, readRequest } from './request.js';

/** `npm run compose -- words` */
export const compose: Program = {
  name: 'compose',
  about: 'Composes new mates in N and proves them.',
  usage: '[options]',
  commands: defineCommand({
    name: 'compose',
    about: 'Composes new mates in N.',
    options: OPTIONS,
    read: readRequest,
    run: composeAsked,
  }),
  help: {
    examples: [
      'npm run compose -- --mate 2 --count 100',
      'npm run compose -- --mate 2 --theme flight-giving-key --seed 7',
      'npm run compose -- --pack dailies --seed 1 --out dailies.epd',
    ],
    notes: `Puzzles are printed as EPD lines, each proved: one key, no shorter mate. The
same seed makes the same puzzles, on any number of cores. Ctrl-C ends it and
keeps what was found.

${wrapText(`Themes: ${THEMES.join(', ')}.`, HELP_WIDTH).join('\n')}`,
    exits: { done: 'as many were composed as were asked for', notAll: 'fewer were found, or it was stopped' },
  },
};

/** After so many positions without a puzzle, some minutes' worth, a theme is one that hardly any mate of the length shows. */
const MOST_FRUITLESS = 3_000_000;
/** A game takes as long as so many positions that are put together, though few of its own are looked at closely. */
const LEAST_TRIED = 3_000;
const NOTHING_MORE = 'No more came for a long time; another theme, length or way may find more.';

async function composeAsked(request: Request, context: CliContext): Promise<Ending> {
  const seen = await readSeen(request.apart);
  if (!seen.ok) return seen;
  const { screen } = context;
  const opened = await openOutput(request, screen);
  if (!opened.ok) return opened;
  const output = opened.value;
  try {
    return await composeTo(output, request, seen.value, context).finally(() => output.close());
  } catch (error) {
    const sentence = explainDisk(error);
    if (sentence === undefined) throw error;
    screen.note(`${sentence} ${output.written()}`);
    return EXIT.notAll;
  }
}

async function composeTo(
  output: Output,
  request: Request,
  seen: SeenPositions,
  { screen, signal }: CliContext,
): Promise<ExitCode> {
  const { what, cores = availableParallelism(), json } = request;
  const seed = request.seed ?? Math.floor(Math.random() * (mostSeed(what) + 1));
  if (request.seed === undefined) screen.note(`Seed ${seed}: --seed ${seed} brings the same puzzles again.`);
  const count = 'pack' in what ? RECIPES[what.pack].count : what.count;
  const progress = startProgress(screen, count);
  const letter = 'pack' in what ? RECIPES[what.pack].letter : `c${what.mateIn}-${seed}`;
  const write = (puzzle: ComposedPuzzle, index: number): Promise<void> => {
    const id = `${letter}-${String(index + 1).padStart(4, '0')}`;
    return output.write(json ? JSON.stringify(puzzleJson(puzzle, id)) : epdLine(puzzle, id));
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
    if (enough.signal.aborted) screen.note(NOTHING_MORE);
  }
  screen.endStatus();
  screen.note(progress.summary());
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

async function readSeen(paths: readonly string[]): Promise<Result<SeenPositions, string>> {
  const seen = new SeenPositions();
  const { items, faults } = await gather(paths, undefined);
  const [fault] = faults;
  if (fault !== undefined) return fail(fault);
  for (const item of items) if (item.kind === 'puzzle') seen.put(item.puzzle.position);
  return ok(seen);
}
