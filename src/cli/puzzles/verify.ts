import type { Budget } from '../../engine/mate/solver.js';
import { positionKey, positionOfFen } from '../../games/chess/position.js';
import type { Config } from '../../shared/config.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { defineCommand, EXIT, type ExitCode } from '../program/command.js';
import { countText, plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { flag, type Spending, spendingOptions } from '../program/options.js';
import { makeCheckpoint } from '../program/program.js';
import { budgetOf } from '../program/proof.js';
import { type LibraryContext, withLibrary } from './context.js';
import { readIds, THEIR_NUMBERS } from './options.js';
import { Failures, Proving } from './proving.js';
import { Complaints, explainUnknown, findById, pagesOf } from './selection.js';
import { faultOfSolution } from './stored-puzzle.js';
import { summaryLines } from './summary.js';
import { progressText } from './tally.js';
import { enterStored, VerdictsToCome } from './verdicts-to-come.js';

interface VerifyRequest extends Spending {
  /** Those named, every stored solution, or what was too hard. */
  readonly which: readonly number[] | 'all' | 'too hard';
}

export const verifyCommand = defineCommand({
  name: 'verify',
  about: 'try again what was too hard, or check stored solutions',
  operands: { form: '[ID...]', about: `check these: ${THEIR_NUMBERS}` },
  options: {
    all: flag('-a, --all', 'check every stored solution move by move'),
    ...spendingOptions({ seconds: 'more than last time', megabytes: 'SOLVE_MEGABYTES' }),
  },
  read({ all, ...spending }, words): Result<VerifyRequest, string> {
    const ids = readIds(words);
    if (!ids.ok) return ids;
    if (all && ids.value.length > 0) return fail('Give numbers or --all, not both.');
    return ok({ ...spending, which: all ? 'all' : ids.value.length > 0 ? ids.value : 'too hard' });
  },
  run: withLibrary(verify),
});

/** Each try may spend so many times what the last one could. */
const MORE = 4;
const LEAST_SECONDS = 120;
const MOST_SECONDS = 86_400;

async function verify(request: VerifyRequest, context: LibraryContext): Promise<ExitCode> {
  const { which } = request;
  if (which === 'too hard') return retry(request, context);
  const { seconds = MORE * usualSeconds(context.config), megabytes = context.config.solveMegabytes } = request;
  const budget = budgetOf({ seconds, megabytes });
  const checked = which === 'all' ? await checkAll(context) : await checkThese(which, context);
  if (context.signal.aborted) return EXIT.notAll;
  const code = checked.unproved.length > 0 ? await prove(checked.unproved, budget, request, context) : EXIT.done;
  return checked.missing ? EXIT.notAll : code;
}

const usualSeconds = ({ solveSeconds }: Config): number => Math.max(LEAST_SECONDS, solveSeconds);

/** Tries again what was too hard, with more than it had. */
async function retry(request: VerifyRequest, context: LibraryContext): Promise<ExitCode> {
  const { library, screen, config, signal } = context;
  const hard = await library.countPuzzles({ verdict: 'gave up' });
  if (hard + (await library.countWaiting()) === 0) {
    screen.print(['No puzzle is too hard: every one has its verdict.']);
    return EXIT.done;
  }
  const { seconds, megabytes = config.solveMegabytes } = request;
  let budget = budgetOf({ seconds: seconds ?? usualSeconds(config), megabytes });
  let tried = await library.retryGaveUp(budget);
  // Nobody said how much: as much as it takes to be more than the last try.
  while (hard > 0 && tried === 0 && seconds === undefined && budget.milliseconds < MOST_SECONDS * 1000) {
    const more = Math.min(MOST_SECONDS, (budget.milliseconds / 1000) * MORE);
    budget = budgetOf({ seconds: more, megabytes: request.megabytes ?? budget.megabytes * 2 });
    tried = await library.retryGaveUp(budget);
  }
  // Their numbers now: once the proving goes on, nobody can tell which were waiting.
  const waiting: number[] = [];
  for await (const page of pagesOf(library, { verdict: 'waiting' }, signal)) waiting.push(...page.map(({ id }) => id));
  if (waiting.length === 0) {
    screen.note(
      `${plural(hard, 'puzzle')} that ${hard === 1 ? 'is' : 'are'} too hard had as much already; give more with --seconds.`,
    );
    return EXIT.notAll;
  }
  return prove(waiting, budget, request, context);
}

interface Checked {
  /** The numbers of those that have to be proved now. */
  readonly unproved: readonly number[];
  readonly missing: boolean;
}

/** Goes through every stored solution; what does not stand is forgotten, to be proved anew. */
async function checkAll({ library, screen, signal }: LibraryContext): Promise<Checked> {
  const total = await library.countPuzzles({});
  const unproved: number[] = [];
  const checkpoint = makeCheckpoint(signal);
  let done = 0;
  let standing = 0;
  screen.startStatus(() => `${countText(done)} of ${plural(total, 'puzzle')} checked`, { total, done: () => done });
  for await (const page of pagesOf(library, {}, signal)) {
    for (const record of page) {
      if (record.verdict && 'mateIn' in record.verdict) {
        await checkpoint();
        const fault = await faultOfSolution(library, record);
        if (fault === undefined) standing++;
        else {
          screen.note(`#${record.id} does not stand (${plainText(fault)}): it is proved anew.`);
          await library.forgetProof(positionKey(positionOfFen(record.fen)));
          unproved.push(record.id);
        }
      }
      done++;
    }
  }
  screen.endStatus();
  screen.print([`${plural(standing, 'stored solution')} ${standing === 1 ? 'stands' : 'stand'}.`]);
  return { unproved, missing: false };
}

/** What has a solution that stands is left alone; anything else is proved anew. */
async function checkThese(ids: readonly number[], { library, screen }: LibraryContext): Promise<Checked> {
  const records = await findById(library, ids);
  const unproved: number[] = [];
  const missing = new Complaints(screen);
  for (const id of ids) {
    const record = records.get(id);
    if (!record) {
      missing.add(explainUnknown(id));
      continue;
    }
    const isMate = record.verdict && 'mateIn' in record.verdict;
    const fault = isMate ? await faultOfSolution(library, record) : undefined;
    if (isMate && fault === undefined) {
      screen.print([`#${id}: the stored solution stands.`]);
      continue;
    }
    if (fault !== undefined) screen.note(`#${id} does not stand (${plainText(fault)}): it is proved anew.`);
    if (record.verdict) await library.forgetProof(positionKey(positionOfFen(record.fen)));
    unproved.push(id);
  }
  missing.end();
  return { unproved, missing: !missing.isEmpty };
}

async function prove(
  ids: readonly number[],
  budget: Budget,
  { cores }: VerifyRequest,
  { library, screen, signal }: LibraryContext,
): Promise<ExitCode> {
  const failures = new Failures(signal);
  const proving = new Proving({ library, budget, cores, onFailure: failures.add });
  failures.signal.addEventListener('abort', () => void proving.stop(failures.signal));
  const verdicts = new VerdictsToCome({ library, proving, signal: failures.signal });
  const { tally } = verdicts;
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  screen.startStatus(() => progressText(tally, { milliseconds: elapsed(), fraction: tally.lines / ids.length }), {
    total: ids.length,
    done: () => tally.lines,
  });
  try {
    proving.wake();
    await enterStored(ids, { library, verdicts, signal: failures.signal });
    await verdicts.finish();
  } finally {
    await proving.stop(failures.signal);
    screen.endStatus();
  }
  const seconds = budget.milliseconds / 1000;
  const result = { tally, knownBefore: 0, relabelled: 0, milliseconds: elapsed(), cores: proving.cores, seconds };
  screen.print(summaryLines({ ...result, hasReport: false }, screen.width, screen.paint));
  failures.throwIfAny();
  const open = ids.length - tally.lines + tally.of('gave up') + tally.of('waiting');
  return open > 0 ? EXIT.notAll : EXIT.done;
}
