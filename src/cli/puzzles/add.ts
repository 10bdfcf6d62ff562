import type { Purpose } from '../../puzzles/files/folder-files.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { sqliteFiles } from '../../store/sqlite/database-files.js';
import { defineCommand, type Ending, EXIT, type ExitCode } from '../program/command.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { flag, type Spending, spendingOptions, text } from '../program/options.js';
import { isOneOf } from '../program/output-file.js';
import { budgetOf } from '../program/proof.js';
import { AddFiles, type Input, openInput } from './add-files.js';
import { type LibraryContext, withLibrary } from './context.js';
import { Failures, Proving } from './proving.js';
import { ReportFile } from './report-file.js';
import { placeOf } from './rows.js';
import { summaryLines } from './summary.js';
import { progressText } from './tally.js';

/** What a mate that people can solve needs is far less; what needs more is kept, and `verify` tries again. */
const FIRST_SECONDS = 3;

interface AddRequest extends Spending {
  /** `-` is the standard input. */
  readonly paths: readonly string[];
  readonly purpose: Purpose;
  readonly severalKeys: boolean;
  /** Puzzles with a shorter mate are taken as what they are. */
  readonly relabel: boolean;
  readonly report: string | undefined;
}

/** Takes files into the common stock, proves everything and reports what became of it. */
export const addCommand = defineCommand({
  name: 'add',
  about: 'add the puzzles of files to the common stock and prove them',
  operands: {
    form: '<FILE...>',
    about: 'FEN, EPD, PGN, CSV, JSON lines or text boards, also .gz and .zst; - is the standard input',
    missing: 'Name at least one file, or - for the standard input.',
  },
  options: {
    practice: flag('--practice', 'for practice, not for the daily puzzle'),
    severalKeys: flag('--several-keys', 'accept puzzles with several keys too'),
    relabel: flag('--relabel', 'take puzzles with a shorter mate as what they are'),
    report: text('--report <FILE>', 'write what became of every line (CSV when it is named so)'),
    ...spendingOptions({ seconds: `${FIRST_SECONDS}`, megabytes: 'SOLVE_MEGABYTES' }),
  },
  read({ practice, ...options }, paths): Result<AddRequest, string> {
    if (paths.some((path) => path.trim() === ''))
      return fail('One of the file names is empty; give the names of files.');
    if (paths.filter((path) => path === '-').length > 1) return fail('The standard input (-) can be read only once.');
    return ok({ ...options, paths, purpose: practice ? 'practice' : 'daily' });
  },
  run: withLibrary(add),
  saysWhereItStopped: true,
});

async function add(request: AddRequest, context: LibraryContext): Promise<Ending> {
  const { library, config, screen, signal, now } = context;
  if (request.report !== undefined && (await isOneOf(request.paths, request.report))) {
    return fail('The report would overwrite one of the files; give it another name.');
  }
  if (request.report !== undefined && (await isOneOf(sqliteFiles(context.database), request.report))) {
    return fail('The report would overwrite the database; give it another name.');
  }
  const opened = await openReport(request.report);
  if (!opened.ok) return opened;
  const report = opened.value;

  const { seconds = FIRST_SECONDS, megabytes = config.solveMegabytes, cores } = request;
  const failures = new Failures(signal);
  const proving = new Proving({ library, budget: budgetOf({ seconds, megabytes }), cores, onFailure: failures.add });
  failures.signal.addEventListener('abort', () => void proving.stop(failures.signal));
  const run = new AddFiles({
    library,
    proving,
    report,
    terms: { purpose: request.purpose, severalKeys: request.severalKeys },
    relabel: request.relabel,
    signal: failures.signal,
    now,
  });
  const inputs = await Promise.all(request.paths.map(openInput));
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const far = makeMeasure(inputs, run);
  screen.startStatus(
    () =>
      progressText(run.verdicts.tally, { milliseconds: elapsed(), fraction: far?.(), knownBefore: run.knownBefore }),
    far && { total: 1000, done: () => Math.floor(far() * 1000) },
  );
  try {
    for (const input of inputs) if (!failures.signal.aborted) await run.take(input);
    await run.verdicts.finish();
  } finally {
    await proving.stop(failures.signal);
    await report?.close();
    screen.endStatus();
  }
  for (const fault of run.faults) screen.note(plainText(fault));
  const { tally } = run.verdicts;
  const { knownBefore, relabelled } = run;
  const { cores: used } = proving;
  const result = { tally, knownBefore, relabelled, milliseconds: elapsed(), cores: used, seconds };
  if (tally.lines > 0) screen.print(summaryLines({ ...result, hasReport: !!report }, screen.width, screen.paint));
  failures.throwIfAny();
  if (signal.aborted) screen.note(whereItStopped(run, request));
  return codeFor(run);
}

async function openReport(path: string | undefined): Promise<Result<ReportFile | undefined, string>> {
  try {
    return ok(path === undefined ? undefined : await ReportFile.create(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return fail(`The report ${plainText(path ?? '')} cannot be written (${code}); name another file.`);
  }
}

/** How far all files are read and what was read is decided, from 0 to 1; undefined where a file has no known size. */
function makeMeasure(inputs: readonly Input[], run: AddFiles): (() => number) | undefined {
  let total = 0;
  for (const { bytes } of inputs) {
    if (bytes === undefined) return undefined;
    total += bytes;
  }
  return () => {
    const read = inputs.reduce((sum, input) => sum + input.bytesRead(), 0);
    const { tally, undecided } = run.verdicts;
    const decided = tally.lines / Math.max(1, tally.lines + undecided);
    return total === 0 ? 1 : Math.min(1, (read / total) * decided);
  };
}

function whereItStopped({ last, verdicts }: AddFiles, { paths }: AddRequest): string {
  const waiting = verdicts.tally.of('waiting');
  const place = last ? `after ${plainText(placeOf(last))}` : 'before the first line';
  const rest =
    waiting > 0 ? `; ${plural(waiting, 'puzzle')} there ${waiting === 1 ? 'waits' : 'wait'} for a proof` : '';
  const further = paths.includes('-') ? 'Send the same lines again to go on.' : 'The same command goes on from there.';
  return `Stopped ${place}${rest}. ${further}`;
}

function codeFor({ verdicts: { tally }, faults }: AddFiles): ExitCode {
  const refused = tally.of('refused');
  const taken = tally.lines - refused - tally.of('skipped') - tally.of('duplicate') - tally.of('replaced');
  return faults.length === 0 && refused === 0 && taken > 0 ? EXIT.done : EXIT.notAll;
}
