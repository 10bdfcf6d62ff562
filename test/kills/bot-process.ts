import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('./bot.mjs', import.meta.url));

interface BotProcessOptions {
  readonly folder: string;
  readonly token: string;
  readonly api: string;
  readonly clockAheadMs: number;
  /** Gets what the bot says: it is silent unless something is wrong. */
  readonly complaints: string[];
}

/** One life of the bot, in a process of its own. */
export class BotProcess {
  readonly #child: ReturnType<typeof fork>;
  readonly #ended: Promise<unknown>;
  /** Rejects when it ends though nobody wanted it to. */
  readonly misfortune: Promise<never>;
  #isWanted = true;
  #isReady = false;

  constructor({ folder, token, api, clockAheadMs, complaints }: BotProcessOptions) {
    this.#child = fork(ENTRY, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: `${folder}/data`,
        PUZZLES_DIR: `${folder}/puzzles`,
        PORT: '0',
        LOW_STOCK: '0',
        LOG_LEVEL: 'error',
        DISCORD_TOKEN: token,
        DISCORD_API: api,
        CLOCK_AHEAD_MS: String(clockAheadMs),
      },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (said) => complaints.push(String(said)));
    }
    this.#child.on('message', () => {
      this.#isReady = true;
    });
    this.#ended = once(this.#child, 'exit');
    this.misfortune = new Promise((_, reject) => {
      this.#child.on('exit', (code) => {
        if (this.#isWanted) reject(new Error(`the bot ended by itself with ${code}:\n${complaints.join('')}`));
      });
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get isAlive(): boolean {
    return this.#isWanted;
  }

  /** As a power cut does it. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As an operator does it. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#isWanted = false;
    this.#child.kill(signal);
    await this.#ended;
  }
}
