import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const say = (command: string, moves?: string) => house.run(command, moves === undefined ? {} : { moves });

describe('a day’s puzzle, from the first look to the mate', () => {
  beforeEach(() => house.stock(`${FOUR_VERDICTS} dm 2; id "Ladder"; c0 "Made for the tests";`));

  it('shows the board, says what to find, and starts the clock', async () => {
    const shown = await say('puzzle');
    expect(shown.text).toContain('White to move and mate in 2');
    expect(boardIn(shown)).toMatchObject({ fen: FOUR_VERDICTS, orientation: 'white' });
    expect(shown.buttons?.map(({ label }) => label)).toEqual(['Move', 'Hint', 'Give up', 'Flip', 'Text board']);
    expect(shown.personal).toBe(true);
  });

  it('does not tell the name before the end: names give mates away', async () => {
    expect((await say('puzzle')).text).not.toContain('Ladder');
    await say('move', 'Kf7 Rh1');
    expect((await say('puzzle')).text).toContain('Ladder');
  });

  it.each([
    ['Kf7', 'Right: **1.Kf7 Kh7**. Now mate in 1.'],
    ['Rg7', '**Rg7** is stalemate'],
    ['Rg8+', '**Rg8+** lets Black escape the mate in 2 with **Kxg8**'],
    ['Ra1', '**Ra1** mates too, but in 3 moves, and there is a mate in 2. Try again: this one costs nothing.'],
  ])('answers %s honestly: %s', async (move, verdict) => {
    await say('puzzle');
    expect((await say('move', move)).text).toContain(verdict);
  });

  it('shows the refutation on the board as an arrow', async () => {
    await say('puzzle');
    const board = boardIn(await say('move', 'Rg8'));
    expect(board).toMatchObject({ lastMove: 'g1g8', arrow: { move: 'h8g8', meaning: 'refutation' } });
  });

  it('shows a stalemate on the board, and leaves the attempt where it was', async () => {
    await say('puzzle');
    const board = boardIn(await say('move', 'Rg7'));
    expect(board).toEqual({ fen: '7k/6R1/5K2/8/8/8/8/8 b - - 1 1', orientation: 'white', lastMove: 'g1g7' });
    expect(boardIn(await say('puzzle'))?.fen).toBe(FOUR_VERDICTS);
  });

  it('ends in mate with the time from the first look, and keeps it through a restart', async () => {
    await say('puzzle');
    house.clock.now += 61_000;
    await say('move', 'Rg8');
    await say('move', 'Kf7');
    await house.restart();
    house.clock.now += 11_300;
    const end = await say('move', 'Rh1');
    expect(end.text).toContain('**1.Kf7 Kh7 2.Rh1#** Mate!');
    expect(end.text).toContain('Solved in **1\u00a0min 12\u00a0s**, with 1 wrong try and no hints.');
    await house.restart();
    const stats = (await house.run('stats', { text: true })).text;
    expect(stats).toContain('1 of 1 puzzle solved');
    expect(stats).toContain(
      '16\u00a0November\u00a02026 · mate in 2 · **1\u00a0min 12\u00a0s** · 1 wrong try, no hints',
    );
  });

  it.each(['Kf7 Rh1', 'Kf7 Kh7 Rh1#', '1.Kf7 Kh7 2.Rh1', 'kf7, rh1', 'f6f7 g1h1'])(
    'takes several moves in one answer: %s',
    async (moves) => {
      await say('puzzle');
      expect((await say('move', moves)).text).toContain('Mate!');
    },
  );

  it('stops at the first move that is wrong, keeps the right ones before it, and says so', async () => {
    await say('puzzle');
    const answer = await say('move', 'Kf7 Rg2');
    expect(answer.text).toMatch(/^\*\*1\.Kf7 Kh7\*\* is on the board\.\n\*\*Rg2\*\* is not mate/);
    expect((await say('puzzle')).text).toContain('So far: 1.Kf7 Kh7');
  });

  it('keeps members apart: each has a clock and an attempt of their own', async () => {
    await say('puzzle');
    house.clock.now += 30_000;
    await house.run('puzzle', {}, BERT);
    house.clock.now += 5_000;
    await house.run('move', { moves: 'Kf7 Rh1' }, BERT);
    expect((await house.run('stats', { text: true }, BERT)).text).toContain('**5.0\u00a0s**');
    expect((await house.run('stats', {}, ANNA)).text).toContain('not finished');
  });

  it('suggests legal moves in alphabetical order, without the signs that would tell', async () => {
    await say('puzzle');
    const all = await house.bot.complete('move', 'moves', '', ANNA);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).toContain('Rg8');
    expect(names.join('')).not.toMatch(/[+#]/);
    const some = await house.bot.complete('move', 'moves', 'kf', ANNA);
    expect(some).toEqual([
      { name: 'Kf5', value: 'f6f5' },
      { name: 'Kf7', value: 'f6f7' },
    ]);
  });

  it('turns the board and writes it as text on request', async () => {
    const shown = await say('puzzle');
    const flip = shown.buttons?.find(({ label }) => label === 'Flip')?.invoke;
    const text = shown.buttons?.find(({ label }) => label === 'Text board')?.invoke;
    expect(boardIn(await house.run('puzzle', flip?.args))?.orientation).toBe('black');
    expect((await house.run('puzzle', text?.args)).text).toContain('White: king f6, rook g1.');
  });
});

describe('Black’s puzzles', () => {
  it('are shown from Black’s side', async () => {
    await house.stock(`${BACK_RANK_BLACK} dm 1;`);
    const shown = await say('puzzle');
    expect(shown.text).toContain('Black to move and mate in 1');
    expect(boardIn(shown)?.orientation).toBe('black');
    expect((await say('move', 're1')).text).toContain('**1...Re1#** Mate!');
  });
});

describe('the daily', () => {
  it('is the same for a whole server and stays so through restarts; the next day brings another', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;\n${CLASSIC_11} dm 2;`);
    const boards: (string | undefined)[] = [];
    for (let day = 0; day < 3; day++) {
      const first = boardIn(await say('puzzle'))?.fen;
      await house.restart();
      expect(boardIn(await house.run('puzzle', {}, BERT))?.fen).toBe(first);
      boards.push(first);
      house.clock.now += 86_400_000;
    }
    expect(new Set(boards).size).toBe(3);
    // All were used: the one given longest ago comes again, and can be played anew.
    expect(boardIn(await say('puzzle'))?.fen).toBe(boards[0]);
    expect((await say('move', 'zz')).text).not.toContain('over for you');
  });

  it('can be looked up by date', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;`);
    const monday = boardIn(await say('puzzle'))?.fen;
    house.clock.now += 86_400_000;
    await say('puzzle');
    expect(boardIn(await house.run('puzzle', { date: 'yesterday' }))?.fen).toBe(monday);
    expect(boardIn(await house.run('puzzle', { date: '2026-11-16' }))?.fen).toBe(monday);
  });

  it('an answer goes to the open board on which it is possible, and names the day when another board was looked at last', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;`);
    const solutionOf = (fen: string | undefined) => (fen === FOUR_VERDICTS ? 'Kf7 Rh1' : 'Re8');
    const monday = boardIn(await say('puzzle'))?.fen;
    house.clock.now += 86_400_000;
    const tuesday = boardIn(await say('puzzle'))?.fen;

    house.clock.now += 1000;
    await house.run('puzzle', { date: 'yesterday' });
    expect((await say('move', solutionOf(monday))).text).toMatch(/^16\sNovember\s2026 · .*Mate!/);
    expect((await say('move', solutionOf(tuesday))).text).toMatch(/^17\sNovember\s2026 · .*Mate!/);
    expect((await say('stats')).text).toContain('2 of 2 puzzles solved');
  });
});
