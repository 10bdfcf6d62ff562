import { sqliteFiles } from '../../store/sqlite/database-files.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import { AddFiles } from './add-files.js';
import { summaryLines } from './add-text.js';
import { FIRST_SECONDS } from './arguments.js';
import type { Desk } from './desk.js';
import { type Input, openInput } from './input.js';
import { progressText } from './progress.js';
import { makeBudget, Proving } from './proving.js';
import { ReportFile } from './report-file.js';
import type { AddRequest } from './request.js';
import { placeOf } from './row.js';
import { isOneOf } from './same-file.js';
import { Troubles } from './troubles.js';

/** Takes files into the common stock, proves everything and tells what became of it. */
export async function add(request: AddRequest, desk: Desk): Promise<ExitCode> {
  const { library, config, screen, signal, now } = desk;
  if (request.report !== undefined && (await isOneOf(request.paths, request.report))) {
    screen.tell('The report would overwrite one of the files; give it another name.');
    return EXIT.wrongUsage;
  }
  if (request.report !== undefined && (await isOneOf(sqliteFiles(desk.database), request.report))) {
    screen.tell('The report would overwrite the database; give it another name.');
    return EXIT.wrongUsage;
  }
  const report = await openReport(request.report, desk);
  if (report === 'cannot') return EXIT.wrongUsage;

  const { seconds = FIRST_SECONDS, megabytes = config.solveMegabytes, cores } = request.spending;
  const troubles = new Troubles(signal);
  const proving = new Proving({ library, budget: makeBudget({ seconds, megabytes }), cores, onFailure: troubles.hear });
  troubles.signal.addEventListener('abort', () => void proving.stop(troubles.signal));
  const run = new AddFiles({
    library,
    proving,
    report,
    terms: { purpose: request.purpose, severalKeys: request.severalKeys },
    relabel: request.relabel,
    signal: troubles.signal,
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
    for (const input of inputs) if (!troubles.signal.aborted) await run.take(input);
    await run.verdicts.finish();
  } finally {
    await proving.stop(troubles.signal);
    await report?.close();
    screen.endStatus();
  }
  for (const fault of run.faults) screen.tell(plainText(fault));
  const { tally } = run.verdicts;
  const { knownBefore, relabelled } = run;
  const { cores: used } = proving;
  const outcome = { tally, knownBefore, relabelled, milliseconds: elapsed(), cores: used, seconds };
  if (tally.lines > 0) screen.print(summaryLines({ ...outcome, hasReport: !!report }, screen.width, screen.paint));
  troubles.throwIfAny();
  if (signal.aborted) tellStopped(run, request, desk);
  return codeFor(run);
}

async function openReport(path: string | undefined, { screen }: Desk): Promise<ReportFile | undefined | 'cannot'> {
  if (path === undefined) return undefined;
  try {
    return await ReportFile.create(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    screen.tell(`The report ${plainText(path)} cannot be written (${code}); name another file.`);
    return 'cannot';
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

function tellStopped({ last, verdicts }: AddFiles, { paths }: AddRequest, { screen }: Desk): void {
  const waiting = verdicts.tally.of('waiting');
  const place = last ? `after ${plainText(placeOf(last))}` : 'before the first line';
  const rest =
    waiting > 0 ? `; ${plural(waiting, 'puzzle')} there ${waiting === 1 ? 'waits' : 'wait'} for a proof` : '';
  const further = paths.includes('-') ? 'Send the same lines again to go on.' : 'The same command goes on from there.';
  screen.tell(`Stopped ${place}${rest}. ${further}`);
}

function codeFor({ verdicts: { tally }, faults }: AddFiles): ExitCode {
  const refused = tally.of('refused');
  const taken = tally.lines - refused - tally.of('skipped') - tally.of('duplicate') - tally.of('replaced');
  return faults.length === 0 && refused === 0 && taken > 0 ? EXIT.done : EXIT.notAll;
}
