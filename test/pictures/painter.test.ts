import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SolveCard } from '../../src/pictures/cards.js';
import { makePainter } from '../../src/pictures/drawing/painter.js';
import type { Painter } from '../../src/pictures/picture.js';
import { projectRoot } from '../../src/shared/project.js';
import { type BoardSpec, paintBoard, paintCard } from './painting.js';
import { EMPTY, RICH } from './stats/sample-cards.js';

/** Scholar's mate, one move before. */
const SPEC: BoardSpec = {
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
  orientation: 'white',
  theme: 'light',
  pieces: 'classic',
  lastMove: 'g8f6',
  arrow: { move: 'h5f7', meaning: 'solution' },
};

const CARD: SolveCard = {
  kind: 'solve',
  title: 'Matinee · 18 November 2026',
  subtitle: 'Mate in 3',
  squares: ['wrong', 'right'],
  figures: [{ label: 'time', value: '12 s' }],
  footer: 'Solved',
};
const BLANK_CARD: SolveCard = { kind: 'solve', title: '', subtitle: '', squares: [], figures: [], footer: '' };

/** The same data, with the members of everything in it listed from the last to the first. */
function turned<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned) as Value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, turned(member)])) as Value;
}

/** The same position, but another move number: a board that the painter has not drawn yet. */
const otherBoard = (number: number): BoardSpec => ({ ...SPEC, fen: SPEC.fen.replace(/\d+$/, String(number + 10)) });

function openPainter(): Painter {
  const painter = makePainter();
  onTestFinished(() => painter.close());
  return painter;
}

describe('a painter', () => {
  it('draws equal boards once, at the same time or later', async () => {
    const painter = openPainter();
    const { arrow, ...rest } = SPEC;
    const [first, second] = await Promise.all([
      paintBoard(painter, SPEC),
      paintBoard(painter, { arrow, ...rest } as BoardSpec),
    ]);
    expect(second).toBe(first);
    expect(await paintBoard(painter, structuredClone(SPEC))).toBe(first);
  });

  it('draws a picture once for all languages: its words are not drawn', async () => {
    const painter = openPainter();
    const { theme, pieces, ...board } = SPEC;
    const paint = (alt: string) => painter.paint({ kind: 'chess', ...board, alt }, { theme, pieces });
    expect(await paint('White: king e1.')).toBe(await paint('Weiß: König e1.'));
  });

  it('tells boards apart by everything they show', async () => {
    const painter = openPainter();
    const { arrow: _, ...withoutArrow } = SPEC;
    const specs: BoardSpec[] = [
      SPEC,
      withoutArrow,
      { ...SPEC, orientation: 'black' },
      { ...SPEC, theme: 'dark' },
      { ...SPEC, pieces: 'plain' },
      { ...SPEC, lastMove: 'g8h6' },
      { ...SPEC, arrow: { move: 'h5f7', meaning: 'refutation' } },
      { ...SPEC, arrow: { move: 'h5e5', meaning: 'solution' } },
      { ...SPEC, fen: SPEC.fen.replace('RNB1K1NR', 'RNB1K2R') },
    ];
    const boards = await Promise.all(specs.map((spec) => paintBoard(painter, spec)));
    expect(new Set(boards.map((png) => Buffer.from(png).toString('base64'))).size).toBe(specs.length);
  });

  it('draws the same bytes again, and in every painter', async () => {
    const painter = openPainter();
    // The same picture under two keys, so that it is drawn twice.
    const [one, other] = await Promise.all([paintBoard(painter, SPEC), paintBoard(painter, otherBoard(1))]);
    expect(Buffer.compare(one, other)).toBe(0);
    expect(Buffer.compare(one, await paintBoard(openPainter(), SPEC))).toBe(0);
  });

  it('draws equal cards once, and tells cards apart by everything they show', async () => {
    const painter = openPainter();
    const { title, ...rest } = CARD;
    const first = await paintCard(painter, CARD, 'light');
    expect(await paintCard(painter, { ...rest, title }, 'light')).toBe(first);
    const cards = await Promise.all([
      first,
      paintCard(painter, CARD, 'dark'),
      paintCard(painter, { ...CARD, title: 'Another day' }, 'light'),
      paintCard(painter, { ...CARD, subtitle: 'Mate in 4' }, 'light'),
      paintCard(painter, { ...CARD, squares: ['right'] }, 'light'),
      paintCard(painter, { ...CARD, figures: [{ label: 'time', value: '13 s' }] }, 'light'),
      paintCard(painter, { ...CARD, figures: [{ label: 'Zeit', value: '12 s' }] }, 'light'),
      paintCard(painter, { ...CARD, footer: 'elsewhere' }, 'light'),
    ]);
    expect(new Set(cards.map((png) => Buffer.from(png).toString('base64'))).size).toBe(cards.length);
  });

  it('draws equal statistics once, in whichever order their members are listed', async () => {
    const painter = openPainter();
    const first = await paintCard(painter, RICH, 'light');
    expect(await paintCard(painter, turned(RICH), 'light')).toBe(first);
    const { label, ...rating } = RICH.rating;
    const other = await paintCard(painter, { ...RICH, rating: { ...rating, label: `${label}s` } }, 'light');
    expect(Buffer.compare(other, first)).not.toBe(0);
  });

  it.each([
    ['a solve', CARD, BLANK_CARD],
    ['statistics', RICH, EMPTY],
  ])('leaves nothing of one picture on the next: %s', async (_, full, blank) => {
    const painter = openPainter();
    await paintCard(painter, full, 'dark');
    await paintBoard(painter, SPEC);
    const after = await paintCard(painter, blank, 'light');
    expect(Buffer.compare(after, await paintCard(openPainter(), blank, 'light'))).toBe(0);
  });

  it.each([
    ['an empty FEN', { ...SPEC, fen: '' }, /FEN/],
    ['a FEN with seven rows', { ...SPEC, fen: '8/8/8/8/8/8/8 w - - 0 1' }, /8\/8\/8\/8\/8\/8\/8 w/],
    ['a last move off the board', { ...SPEC, lastMove: 'e2e9' }, /e2e9/],
    ['an arrow that is no move', { ...SPEC, arrow: { move: 'Qxf7#', meaning: 'solution' } as const }, /Qxf7#/],
  ])('refuses %s, says which, and goes on', async (_, spec, says) => {
    const painter = openPainter();
    await expect(paintBoard(painter, spec)).rejects.toThrow(says);
    await expect(paintBoard(painter, spec)).rejects.toThrow(says);
    expect((await paintBoard(painter, SPEC)).length).toBeGreaterThan(1000);
  });
});

describe('pictures that are to be forgotten', () => {
  it('are drawn anew, also those under way', async () => {
    const painter = openPainter();
    const [before, underWay] = [await paintCard(painter, CARD, 'dark'), paintCard(painter, EMPTY, 'dark')];
    painter.forgetPictures();
    expect(await paintCard(painter, CARD, 'dark')).not.toBe(before);
    expect(await paintCard(painter, EMPTY, 'dark')).not.toBe(await underWay);
  });
});

describe('a thread that dies', () => {
  /** Node tells of every thread that starts. */
  function onThread(listener: (thread: Worker) => void): void {
    process.on('worker', listener);
    onTestFinished(() => {
      process.off('worker', listener);
    });
  }

  it.each([1, 2, 3])('while it starts, %i times over, fails its boards and leaves none hanging', async (deaths) => {
    let left = deaths;
    onThread((thread) => {
      if (left-- > 0) void thread.terminate();
    });
    const painter = openPainter();
    const boards = await Promise.allSettled([1, 2, 3, 4].map((number) => paintBoard(painter, otherBoard(number))));
    expect(boards.filter(({ status }) => status === 'rejected')).toHaveLength(deaths);
    expect((await paintBoard(painter, SPEC)).length).toBeGreaterThan(1000);
  });

  it('while it is idle is replaced', async () => {
    const threads: Worker[] = [];
    onThread((thread) => threads.push(thread));
    const painter = openPainter();
    await paintBoard(painter, SPEC);
    await threads[0]?.terminate();
    expect((await paintBoard(painter, otherBoard(1))).length).toBeGreaterThan(1000);
    expect(threads).toHaveLength(2);
  });
});

describe('closing', () => {
  it('lets boards under way finish and takes no new ones', async () => {
    const painter = makePainter();
    const boards = Array.from({ length: 8 }, (_, number) => paintBoard(painter, otherBoard(number)));
    const closed = painter.close();
    await expect(paintBoard(painter, SPEC)).rejects.toThrow(/closed/);
    await closed;
    for (const board of await Promise.all(boards)) expect(board.length).toBeGreaterThan(1000);
    await painter.close();
  });

  it('costs nothing when nothing was drawn', async () => {
    await makePainter().close();
  });
});

describe('a process of its own', () => {
  /** Node-canvas's troubles end or bloat the whole process, so a child runs the built painter. */
  async function runChild(body: string): Promise<string> {
    const script = `
      import { makePainter } from './dist/src/pictures/drawing/painter.js';
      const look = { theme: 'light', pieces: 'classic' };
      const board = (number) => ({ kind: 'chess', ...${JSON.stringify(SPEC)}, fen: ${JSON.stringify(SPEC.fen)}.replace(/\\d+$/, String(number + 10)), alt: '' });
      ${body}`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: projectRoot,
    });
    return stdout.trim();
  }

  it('ends by itself, with no error, after a painter was closed in the middle of its work', async () => {
    const said = await runChild(`
      const painter = makePainter();
      const boards = Promise.all([1, 2, 3, 4, 5, 6].map((number) => painter.paint(board(number), look)));
      await painter.close();
      console.log((await boards).length, 'boards');`);
    expect(said).toBe('6 boards');
  });

  it('ends by itself even when nobody closes the painter', async () => {
    expect(await runChild(`await makePainter().paint(board(1), look); console.log('done');`)).toBe('done');
  });

  it('stays small over 200 different cards', async () => {
    const megabytes = await runChild(`
      const painter = makePainter();
      const card = (number) => ({ ...${JSON.stringify(CARD)}, subtitle: 'Mate in ' + number });
      for (let number = 0; number < 20; number++) await painter.paint({ kind: 'card', card: card(number), alt: '' }, look);
      const before = process.memoryUsage().rss;
      for (let number = 20; number < 220; number++) await painter.paint({ kind: 'card', card: card(number), alt: '' }, look);
      console.log(Math.round((process.memoryUsage().rss - before) / 1024 / 1024));
      await painter.close();`);
    expect(Number(megabytes)).toBeLessThan(100);
  });

  it('stays small over 60 different statistics', async () => {
    const megabytes = await runChild(`
      const painter = makePainter();
      const card = (number) => ({ ...${JSON.stringify(RICH)}, subtitle: 'Server ' + number });
      for (let number = 0; number < 10; number++) await painter.paint({ kind: 'card', card: card(number), alt: '' }, look);
      const before = process.memoryUsage().rss;
      for (let number = 10; number < 70; number++) await painter.paint({ kind: 'card', card: card(number), alt: '' }, look);
      console.log(Math.round((process.memoryUsage().rss - before) / 1024 / 1024));
      await painter.close();`);
    // A canvas for each would leave 5.8 MB; the finished pictures alone are about 15 MB.
    expect(Number(megabytes)).toBeLessThan(100);
  });

  it('stays small over 200 different boards', async () => {
    const megabytes = await runChild(`
      const painter = makePainter();
      for (let number = 0; number < 20; number++) await painter.paint(board(number), look);
      const before = process.memoryUsage().rss;
      for (let number = 20; number < 220; number++) await painter.paint(board(number), look);
      console.log(Math.round((process.memoryUsage().rss - before) / 1024 / 1024));
      await painter.close();`);
    // A canvas for every board would leave 2.5 MB each; the finished pictures alone are about 18 MB.
    expect(Number(megabytes)).toBeLessThan(100);
  });
});
