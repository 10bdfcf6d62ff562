import type { Budget } from '../../engine/mate/solver.js';
import { positionKey, positionOfFen } from '../../games/chess/position.js';
import type { Config } from '../../shared/config.js';
import { Breath } from '../program/breath.js';
import { countText, plural } from '../program/figures.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import { summaryLines } from './add-text.js';
import { faultOfSolution } from './check-solution.js';
import type { Desk } from './desk.js';
import { enterStored } from './enter-stored.js';
import { Notes } from './notes.js';
import { pagesOf } from './pages.js';
import { progressText } from './progress.js';
import { makeBudget, Proving } from './proving.js';
import type { VerifyRequest } from './request.js';
import { unknown } from './show.js';
import { Troubles } from './troubles.js';
import { VerdictsToCome } from './verdicts-to-come.js';

/** Each try may spend so many times what the last one could. */
const MORE = 4;
const LEAST_SECONDS = 120;
const MOST_SECONDS = 86_400;

export async function verify(request: VerifyRequest, desk: Desk): Promise<ExitCode> {
  const { which, spending } = request;
  if (which === 'too hard') return retry(request, desk);
  const { seconds = MORE * usualSeconds(desk.config), megabytes = desk.config.solveMegabytes } = spending;
  const budget = makeBudget({ seconds, megabytes });
  const checked = which === 'all' ? await checkAll(desk) : await checkThese(which, desk);
  if (desk.signal.aborted) return EXIT.notAll;
  const code = checked.unproved.length > 0 ? await prove(checked.unproved, budget, request, desk) : EXIT.done;
  return checked.missing ? EXIT.notAll : code;
}

const usualSeconds = ({ solveSeconds }: Config): number => Math.max(LEAST_SECONDS, solveSeconds);

/** Tries again what was too hard, with more than it had. */
async function retry(request: VerifyRequest, desk: Desk): Promise<ExitCode> {
  const { library, screen, config, signal } = desk;
  const hard = await library.countPuzzles({ verdict: 'gave up' });
  if (hard + (await library.countWaiting()) === 0) {
    screen.print(['No puzzle is too hard: every one has its verdict.']);
    return EXIT.done;
  }
  const { seconds, megabytes = config.solveMegabytes } = request.spending;
  let budget = makeBudget({ seconds: seconds ?? usualSeconds(config), megabytes });
  let tried = await library.retryGaveUp(budget);
  // Nobody said how much: as much as it takes to be more than the last try.
  while (hard > 0 && tried === 0 && seconds === undefined && budget.milliseconds < MOST_SECONDS * 1000) {
    const more = Math.min(MOST_SECONDS, (budget.milliseconds / 1000) * MORE);
    budget = makeBudget({ seconds: more, megabytes: request.spending.megabytes ?? budget.megabytes * 2 });
    tried = await library.retryGaveUp(budget);
  }
  // Their numbers now: once the proving goes on, nobody can tell which were waiting.
  const waiting: number[] = [];
  for await (const page of pagesOf(library, { verdict: 'waiting' }, signal)) waiting.push(...page.map(({ id }) => id));
  if (waiting.length === 0) {
    screen.tell(
      `${plural(hard, 'puzzle')} that ${hard === 1 ? 'is' : 'are'} too hard had as much already; give more with --seconds.`,
    );
    return EXIT.notAll;
  }
  return prove(waiting, budget, request, desk);
}

interface Checked {
  /** The numbers of those that have to be proved now. */
  readonly unproved: readonly number[];
  readonly missing: boolean;
}

/** Goes through every stored solution; what does not stand is forgotten, to be proved anew. */
async function checkAll({ library, screen, signal }: Desk): Promise<Checked> {
  const total = await library.countPuzzles({});
  const unproved: number[] = [];
  const breath = new Breath(signal);
  let done = 0;
  let standing = 0;
  screen.startStatus(() => `${countText(done)} of ${plural(total, 'puzzle')} checked`, { total, done: () => done });
  for await (const page of pagesOf(library, {}, signal)) {
    for (const record of page) {
      if (record.verdict && 'mateIn' in record.verdict) {
        await breath.take();
        const fault = await faultOfSolution(library, record);
        if (fault === undefined) standing++;
        else {
          screen.tell(`#${record.id} does not stand (${plainText(fault)}): it is proved anew.`);
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
async function checkThese(ids: readonly number[], { library, screen }: Desk): Promise<Checked> {
  const records = new Map((await library.listPuzzles({ ids }, 0, ids.length)).map((record) => [record.id, record]));
  const unproved: number[] = [];
  const missing = new Notes(screen);
  for (const id of ids) {
    const record = records.get(id);
    if (!record) {
      missing.tell(unknown(id));
      continue;
    }
    const isMate = record.verdict && 'mateIn' in record.verdict;
    const fault = isMate ? await faultOfSolution(library, record) : undefined;
    if (isMate && fault === undefined) {
      screen.print([`#${id}: the stored solution stands.`]);
      continue;
    }
    if (fault !== undefined) screen.tell(`#${id} does not stand (${plainText(fault)}): it is proved anew.`);
    if (record.verdict) await library.forgetProof(positionKey(positionOfFen(record.fen)));
    unproved.push(id);
  }
  missing.end();
  return { unproved, missing: !missing.isEmpty };
}

async function prove(
  ids: readonly number[],
  budget: Budget,
  { spending: { cores } }: VerifyRequest,
  { library, screen, signal }: Desk,
): Promise<ExitCode> {
  const troubles = new Troubles(signal);
  const proving = new Proving({ library, budget, cores, onFailure: troubles.hear });
  troubles.signal.addEventListener('abort', () => void proving.stop(troubles.signal));
  const verdicts = new VerdictsToCome({ library, proving, signal: troubles.signal });
  const { tally } = verdicts;
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  screen.startStatus(() => progressText(tally, { milliseconds: elapsed(), fraction: tally.lines / ids.length }), {
    total: ids.length,
    done: () => tally.lines,
  });
  try {
    proving.wake();
    await enterStored(ids, { library, verdicts, signal: troubles.signal });
    await verdicts.finish();
  } finally {
    await proving.stop(troubles.signal);
    screen.endStatus();
  }
  const seconds = budget.milliseconds / 1000;
  const outcome = { tally, knownBefore: 0, relabelled: 0, milliseconds: elapsed(), cores: proving.cores, seconds };
  screen.print(summaryLines({ ...outcome, hasReport: false }, screen.width, screen.paint));
  troubles.throwIfAny();
  const open = ids.length - tally.lines + tally.of('gave up') + tally.of('waiting');
  return open > 0 ? EXIT.notAll : EXIT.done;
}
