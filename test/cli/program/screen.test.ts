import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '../../../src/cli/program/screen.js';

const streamThat = (isTTY: boolean) => {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 60 });
  return { stream, written: () => String(stream.read() ?? '') };
};

afterEach(() => vi.useRealTimers());

describe('progress', () => {
  it('is one line that is rewritten on a terminal, and gives the cursor back', () => {
    vi.useFakeTimers();
    const out = streamThat(true);
    const err = streamThat(true);
    const screen = new Screen(out.stream, err.stream, {});
    let done = 0;
    screen.startStatus(() => `${done}/4 puzzles`, { total: 4, done: () => done });
    done = 1;
    vi.advanceTimersByTime(150);
    screen.print(['a result']);
    done = 2;
    vi.advanceTimersByTime(150);
    screen.endStatus();
    const said = err.written();
    expect(said).toContain('1/4 puzzles');
    expect(said).toContain('2/4 puzzles');
    expect(said).not.toContain('\n');
    expect(said.indexOf('\x1b[?25l')).toBeLessThan(said.indexOf('\x1b[?25h'));
    expect(out.written()).toBe('a result\n');
  });

  it('is a line now and then where there is no terminal', () => {
    vi.useFakeTimers();
    const err = streamThat(false);
    const screen = new Screen(streamThat(false).stream, err.stream, {});
    screen.startStatus(() => 'Looking for a mate in 4');
    vi.advanceTimersByTime(9_000);
    expect(err.written()).toBe('');
    vi.advanceTimersByTime(2_000);
    screen.endStatus();
    expect(err.written()).toBe('Looking for a mate in 4\n');
  });
});

it.each([
  ['a terminal of 60 columns', true, 60],
  ['a pipe', false, 80],
])('%s is written as wide as it is', (_, isTTY, width) => {
  const { stream } = streamThat(isTTY);
  expect(new Screen(stream, stream, {}).width).toBe(width);
});
