import { MultiBar } from 'cli-progress';

/** What is needed of `process.stdout` and `process.stderr`. */
export interface Stream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a bar shows. */
export interface Count {
  readonly total: number;
  readonly done: () => number;
}

/** A line that says what goes on just now. */
export interface Status {
  /** Takes it away before something else is written; it comes back by itself. */
  wipe(): void;
  end(): void;
}

/** Where no terminal is, a line now and then shows that it is not stuck. */
const REMINDER_MILLISECONDS = 10_000;
const BAR_WIDTH = 24;

export const startStatus = (stream: Stream, words: () => string, counted?: Count): Status =>
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
