import { MultiBar } from 'cli-progress';

/** What is needed of `process.stdout` and `process.stderr`. */
export interface Stream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a bar shows. */
interface Count {
  readonly total: number;
  readonly done: () => number;
}

/** A line that says what goes on just now. */
interface Status {
  /** Takes it away before something else is written; it comes back by itself. */
  wipe(): void;
  end(): void;
}

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

  /** One object a line, for programs. */
  printJson(value: object): void {
    this.print([JSON.stringify(value)]);
  }

  /** A complaint, or what else is not a result. */
  note(sentence: string): void {
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

/** Where no terminal is, a line now and then shows that it is not stuck. */
const REMINDER_MILLISECONDS = 10_000;
const BAR_WIDTH = 24;

const startStatus = (stream: Stream, words: () => string, counted?: Count): Status =>
  stream.isTTY ? onTerminal(stream, words, counted) : inLog(stream, words);

function onTerminal(stream: Stream, words: () => string, counted?: Count): Status {
  // Of the two kinds of bar this is the one that leaves the cursor where later lines have brought it.
  const bars = new MultiBar({
    stream,
    format: counted ? '{bar} {words}' : '{words}',
    barsize: BAR_WIDTH,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    // Trimmed rather than wrapped: only one line is ever wiped.
    linewrap: true,
    clearOnComplete: true,
    forceRedraw: true,
    gracefulExit: false,
  });
  const bar = bars.create(counted?.total ?? 1, 0, { words: words() });
  bars.on('redraw-pre', () => bar.update(counted?.done() ?? 0, { words: words() }));
  return {
    wipe: () => void stream.write('\r\x1b[2K'),
    end: () => bars.stop(),
  };
}

function inLog(stream: Stream, words: () => string): Status {
  const timer = setInterval(() => stream.write(`${words()}\n`), REMINDER_MILLISECONDS);
  return { wipe: () => {}, end: () => clearInterval(timer) };
}

/** How words are set off on a terminal; plain text where there is none. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const asItIs = (text: string): string => text;
const between =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;

export const NO_PAINT: Paint = { strong: asItIs, faint: asItIs, good: asItIs, bad: asItIs };

const COLOURS: Paint = { strong: between(1, 22), faint: between(2, 22), good: between(32, 39), bad: between(31, 39) };

/** Colours only where a terminal shows them and nobody asked for none (https://no-color.org). */
export const paintFor = (isTerminal: boolean, variables: NodeJS.ProcessEnv): Paint =>
  isTerminal && !variables.NO_COLOR && variables.TERM !== 'dumb' ? COLOURS : NO_PAINT;
