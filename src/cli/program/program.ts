import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';
import { Screen } from './screen.js';

/** How a program ends that does several things at once. */
export const EXIT = { done: 0, notAll: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

interface Program {
  /** Returns the exit code. When the signal is aborted it ends early. */
  run(words: readonly string[], screen: Screen, signal: AbortSignal): Promise<number>;
  /** The exit code when nothing can be printed any more. */
  readonly unwritable: number;
  /** Said when a signal has ended it, unless it says so itself. */
  readonly parting?: string;
}

/** What every program for a terminal does around its work: signals, broken pipes, the cursor. */
export async function startProgram({ run, unwritable, parting }: Program): Promise<void> {
  const screen = new Screen(process.stdout, process.stderr, process.env);
  const leaving = new AbortController();
  // Every task that is under way listens.
  setMaxListeners(0, leaving.signal);

  // However the process ends, the cursor must be back.
  process.on('exit', () => screen.endStatus());

  // Who reads the output may have seen enough: `| head` closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(128 + constants.signals.SIGPIPE);
    screen.tell(`The output cannot be written (${error.code}).`);
    process.exit(unwritable);
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

  try {
    process.exitCode = await run(process.argv.slice(2), screen, leaving.signal);
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
  }
  if (!stoppedBy) return;
  if (parting !== undefined) screen.tell(parting);
  // The threads may be in the middle of a search, and nobody waits for it.
  process.exit(128 + constants.signals[stoppedBy]);
}
