import { type Paint, paintFor } from './paint.js';
import { type Count, type Status, type Stream, startStatus } from './status.js';

const USUAL_WIDTH = 80;
const LEAST_WIDTH = 40;
const MOST_WIDTH = 120;

/** Where a run writes to: results on one stream, progress and complaints on the other. */
export class Screen {
  readonly paint: Paint;
  readonly width: number;
  #status: Status | undefined;

  constructor(
    readonly out: Stream,
    readonly err: Stream,
    variables: NodeJS.ProcessEnv,
  ) {
    this.paint = paintFor(out.isTTY === true, variables);
    this.width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, (out.isTTY && out.columns) || USUAL_WIDTH));
  }

  /** A result. It stands above the progress, which goes on below it. */
  print(lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.out.isTTY) this.#status?.wipe();
    this.out.write(`${lines.join('\n')}\n`);
  }

  /** A complaint, or what else is not a result. */
  tell(sentence: string): void {
    this.#status?.wipe();
    this.err.write(`${sentence}\n`);
  }

  /** Shows from now on what `words` says at each moment, and a bar when there is something to count. */
  startStatus(words: () => string, counted?: Count): void {
    this.endStatus();
    this.#status = startStatus(this.err, words, counted);
  }

  endStatus(): void {
    this.#status?.end();
    this.#status = undefined;
  }
}
