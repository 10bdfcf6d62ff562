import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtFile } from '../../../src/shared/project.js';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built program, as `npm run solve -- words` starts it. */
export class Program {
  readonly #child;
  out = '';
  err = '';

  constructor(words: readonly string[], folder?: string, nodeOptions: readonly string[] = []) {
    const options = folder === undefined ? {} : { cwd: folder };
    const program = [...nodeOptions, builtFile('src/cli/solve/main.ts')];
    this.#child = spawn(process.execPath, [...program, ...words], options);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
    });
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
    });
  }

  async ended(): Promise<Ended> {
    const [code] = await once(this.#child, 'close');
    return { code, out: this.out, err: this.err };
  }

  /** Waits for something to stand in the output. */
  async says(text: string): Promise<void> {
    while (!this.out.includes(text)) await once(this.#child.stdout, 'data');
  }

  interrupt = (): boolean => this.#child.kill('SIGINT');

  /** What `| head` does when it has seen enough. */
  stopReading = (): void => void this.#child.stdout.destroy();
}

export const runProgram = (words: readonly string[], folder?: string): Promise<Ended> =>
  new Program(words, folder).ended();
