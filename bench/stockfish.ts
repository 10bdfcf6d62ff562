import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpuMillisecondsOf } from './stopwatch.js';
import { isBestMove, readEngineName, readMateReport, readPerftNodes } from './uci-lines.js';

export const HASH_MEGABYTES = 64;

export interface MateSearch {
  /** `stopped`: it was told to stop at the cap; `died`: the program ended, and is started anew for the next position. */
  readonly end: 'by itself' | 'stopped' | 'died';
  readonly mateIn: number | undefined;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Undefined where the system does not tell. */
  readonly cpuMilliseconds: number | undefined;
}

/** A program that does not stop within this time after `stop` never will. */
const PATIENCE_MILLISECONDS = 5_000;

class StockfishDied extends Error {}

/** Stockfish as a child process that speaks UCI: one thread, one question at a time. */
export class Stockfish {
  name = 'Stockfish';
  readonly #program: string;
  #child: ChildProcessWithoutNullStreams | undefined;
  #take: (line: string) => void = () => {};
  #gone: (error: Error) => void = () => {};

  constructor(program: string) {
    this.#program = program;
  }

  /** Throws when the program cannot be started or does not speak UCI. */
  async start(): Promise<void> {
    const child = spawn(this.#program, { stdio: 'pipe' });
    this.#child = child;
    const end = (why: string): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#gone(new StockfishDied(`Stockfish (${this.#program}) ${why}`));
    };
    child.on('error', (error) => end(`cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => end(`ended with ${signal ?? `code ${code}`}`));
    // A write to a program that has just ended; `exit` tells the same.
    child.stdin.on('error', () => {});
    child.stderr.resume();
    this.#listen(child);

    const lines = await this.#ask(['uci'], (line) => line === 'uciok');
    this.name = lines.map(readEngineName).find((name) => name !== undefined) ?? this.name;
    this.#send(['setoption name Threads value 1', `setoption name Hash value ${HASH_MEGABYTES}`]);
    await this.roundTrip();
  }

  /** How long it takes to ask and hear anything at all: a part of every time measured here. */
  async roundTrip(): Promise<number> {
    const started = performance.now();
    await this.#ask(['isready'], (line) => line === 'readyok');
    return performance.now() - started;
  }

  /** Looks for a mate in at most so many moves, with an empty table. The time is that from `go` to `bestmove`. */
  async findMate(fen: string, mateIn: number, seconds: number): Promise<MateSearch> {
    if (!this.#child) await this.start();
    let stopped = false;
    const stop = setTimeout(() => {
      stopped = true;
      this.#send(['stop']);
    }, seconds * 1000);
    const kill = setTimeout(() => this.#child?.kill('SIGKILL'), seconds * 1000 + PATIENCE_MILLISECONDS);
    let started = performance.now();
    try {
      await this.#setUp(fen);
      const cpu = this.#cpuMilliseconds();
      started = performance.now();
      const lines = await this.#ask([`go mate ${mateIn}`], isBestMove);
      const milliseconds = performance.now() - started;
      const cpuAfter = this.#cpuMilliseconds();
      const cpuMilliseconds = cpu === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpu;
      return { end: stopped ? 'stopped' : 'by itself', ...readMateReport(lines), milliseconds, cpuMilliseconds };
    } catch (error) {
      if (!(error instanceof StockfishDied)) throw error;
      const milliseconds = performance.now() - started;
      return { end: 'died', mateIn: undefined, nodes: 0, milliseconds, cpuMilliseconds: undefined };
    } finally {
      clearTimeout(stop);
      clearTimeout(kill);
    }
  }

  async perft(fen: string, depth: number): Promise<{ readonly nodes: number; readonly milliseconds: number }> {
    await this.#setUp(fen);
    const started = performance.now();
    const lines = await this.#ask([`go perft ${depth}`], (line) => readPerftNodes(line) !== undefined);
    const milliseconds = performance.now() - started;
    return { nodes: readPerftNodes(lines.at(-1) ?? '') ?? 0, milliseconds };
  }

  quit(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #cpuMilliseconds(): number | undefined {
    return this.#child?.pid === undefined ? undefined : cpuMillisecondsOf(this.#child.pid);
  }

  async #setUp(fen: string): Promise<void> {
    this.#send(['ucinewgame', `position fen ${fen}`]);
    await this.roundTrip();
  }

  /** All lines up to the one that ends the answer. */
  #ask(commands: readonly string[], isLast: (line: string) => boolean): Promise<string[]> {
    return new Promise((resolve, reject) => {
      if (!this.#child) throw new StockfishDied(`Stockfish (${this.#program}) does not run`);
      const lines: string[] = [];
      this.#take = (line) => {
        lines.push(line);
        if (!isLast(line)) return;
        this.#take = () => {};
        resolve(lines);
      };
      this.#gone = reject;
      this.#send(commands);
    });
  }

  #send(commands: readonly string[]): void {
    this.#child?.stdin.write(commands.map((command) => `${command}\n`).join(''));
  }

  #listen({ stdout }: ChildProcessWithoutNullStreams): void {
    let rest = '';
    stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) this.#take(line);
    });
  }
}
