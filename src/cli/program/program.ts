import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CliContext, EXIT, type ExitCode, type Program } from './command.js';
import { readWords } from './command-line.js';
import { Screen } from './screen.js';

/** What every program for a terminal does around its work: signals, closed pipes, the cursor, the exit code. */
export async function startProgram(program: Program): Promise<void> {
  const screen = new Screen(process.stdout, process.stderr, process.env);
  const leaving = new AbortController();
  // Every task that is under way listens.
  setMaxListeners(0, leaving.signal);

  // However the process ends, the cursor must be back.
  process.on('exit', () => screen.endStatus());

  // Who reads the output may have seen enough: `| head` closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(128 + constants.signals.SIGPIPE);
    screen.note(`The output cannot be written (${error.code}).`);
    process.exit(EXIT.notAll);
  });
  process.stderr.on('error', () => {});

  let stoppedBy: NodeJS.Signals | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // A second signal means that somebody does not want to wait.
      if (stoppedBy) process.exit(128 + constants.signals[name]);
      stoppedBy = name;
      screen.endStatus();
      leaving.abort();
    });
  }

  process.exitCode = await runProgram(program, process.argv.slice(2), { screen, signal: leaving.signal });
  // The threads may be in the middle of a search, and nobody waits for it.
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
}

/** Reads the words and runs the command. Throws only bugs. */
export async function runProgram(program: Program, words: readonly string[], context: CliContext): Promise<ExitCode> {
  const { screen, signal } = context;
  const reading = readWords(program, words);
  if (reading.kind === 'help') {
    screen.print([reading.text]);
    return EXIT.done;
  }
  if (reading.kind === 'wrong') {
    screen.note(reading.sentence);
    return EXIT.wrongUsage;
  }
  try {
    const ending = await reading.run(context);
    if (typeof ending === 'number') return ending;
    screen.note(ending.fault);
    return EXIT.wrongUsage;
  } catch (error) {
    const sentence = program.explain?.(error);
    if (sentence !== undefined) screen.note(sentence);
    else if (!signal.aborted) throw error;
    return EXIT.notAll;
  } finally {
    screen.endStatus();
    if (signal.aborted && !reading.saysWhereItStopped) screen.note('Stopped.');
  }
}

/** How long work may go on before a waiting Ctrl-C is seen. */
const SLICE_MILLISECONDS = 15;

/** To be called often while much is computed at a stretch. */
export type Checkpoint = () => Promise<void>;

/** Lets signals in now and then; throws when somebody wants to leave. */
export function makeCheckpoint(signal: AbortSignal): Checkpoint {
  let sliceEnd = 0;
  return async () => {
    if (performance.now() < sliceEnd) return;
    await nextTurn();
    signal.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MILLISECONDS;
  };
}
