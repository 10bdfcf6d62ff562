const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MILLISECONDS = 100;
/** Where there is no terminal, a line now and then shows that it is not stuck. */
const REMINDER_MILLISECONDS = 30_000;

/** @typedef {'✓' | '✗' | '–'} Mark */

/**
 * @param {boolean} ok
 * @returns {Mark}
 */
export const markOf = (ok) => (ok ? '✓' : '✗');

/**
 * Shows one step of the set-up while it is under way, with the time it takes.
 * @template Value
 * @param {string} title
 * @param {(note: (line: string) => void) => Promise<Value>} work `note` shows what it is at just now
 * @param {(value: Value) => Mark} mark how it went
 * @returns {Promise<Value>}
 */
export async function step(title, work, mark) {
  const display = process.stderr.isTTY ? onTerminal(title) : inLog(title);
  try {
    const value = await work(display.note);
    display.end(mark(value));
    return value;
  } catch (error) {
    display.end('✗');
    throw error;
  }
}

/** @param {string} text */
export const say = (text) => process.stderr.write(`${text}\n`);

/** @param {string} title */
function onTerminal(title) {
  const seconds = stopwatch();
  let frame = 0;
  let latest = '';
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    const line = `${FRAMES[frame]} ${title}, ${seconds()} s  ${latest}`;
    process.stderr.write(`\r\x1b[2K${line.slice(0, Math.max(20, process.stderr.columns - 1))}`);
  };
  const timer = setInterval(draw, FRAME_MILLISECONDS);
  draw();
  return {
    /** @param {string} line */
    note: (line) => {
      latest = line.replace(/\p{Cc}/gu, ' ');
    },
    /** @param {Mark} mark */
    end: (mark) => {
      clearInterval(timer);
      process.stderr.write(`\r\x1b[2K${mark} ${title} (${seconds()} s)\n`);
    },
  };
}

/** @param {string} title */
function inLog(title) {
  const seconds = stopwatch();
  const timer = setInterval(() => say(`… ${title}, ${seconds()} s`), REMINDER_MILLISECONDS);
  say(`… ${title}`);
  return {
    note: () => {},
    /** @param {Mark} mark */
    end: (mark) => {
      clearInterval(timer);
      say(`${mark} ${title} (${seconds()} s)`);
    },
  };
}

function stopwatch() {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
