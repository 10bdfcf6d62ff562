import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { builtFile } from '../shared/project.js';

export interface ComposeRequest {
  readonly mateIn: number;
  readonly count: number;
  readonly seed: number;
}

/** The program that composes, as node is to be called: its file and its arguments. */
export type Composer = (request: ComposeRequest) => readonly string[];

export const ownComposer: Composer = ({ mateIn, count, seed }) => [
  builtFile('src/cli/compose/main.ts'),
  ...['--mate', String(mateIn), '--count', String(count), '--seed', String(seed)],
  // It has all the time there is; the other cores are for whoever comes meanwhile.
  ...['--cores', '1'],
];

/** When the bot ends, however that may happen, its end of the channel is closed, and the child ends too. */
const DIE_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  // Threads of the child run it too, and have no channel. A child that is done must not wait for its end.
  'process.on("disconnect", () => process.exit()); process.channel?.unref();',
)}`;

/** What a child may still say when it fails; the last words are the ones that matter. */
const LAST_WORDS = 500;

/** A composer at work in a process of its own, which gives way to everything else on the machine. */
export class Composing {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #complaint = '';
  #stopped = false;

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#ended = once(this.#child, 'close').catch((error: Error) => {
      this.#complaint = error.message;
    });
    lowerPriority(this.#child);
    this.#child.stderr?.on('data', (words: Buffer) => {
      this.#complaint = (this.#complaint + words.toString()).slice(-LAST_WORDS);
    });
  }

  /** A line for each puzzle, as soon as it is finished. */
  async *lines(): AsyncGenerator<string> {
    if (this.#child.stdout) yield* createInterface({ input: this.#child.stdout });
    await this.#ended;
  }

  /** Why it failed, once there are no more lines; undefined when it did what was asked, or was stopped. */
  get failure(): string | undefined {
    const { exitCode, signalCode } = this.#child;
    if (this.#stopped || exitCode === 0) return undefined;
    return this.#complaint.trim() || `it ended with ${signalCode ?? exitCode}`;
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null) this.#stopped = true;
    // It has nothing to tidy up, and something that does not listen must not hold up the end of the bot.
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It may be over already; and a system that does not allow it has other ways to share its time.
  }
}
