import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeInvocation } from '../../src/bot/invocation.js';
import type { Reply } from '../../src/bot/reply.js';
import { practiceOf } from '../../src/play/puzzle-ref.js';
import { ANNA, BERT, type House, NOON, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS } from '../support/positions.js';
import { choose, press } from '../support/pressing.js';

/** 1.Re8#; the pawn can go to c8 or take on d8, where the knight takes it back. */
const PROMOTIONS = '3b2k1/1nP2ppp/8/8/8/8/8/4R1K1 w - - 0 1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const labels = (reply: Reply): string[] => reply.menus?.flatMap((menu) => menu.options.map(({ label }) => label)) ?? [];
const optionOf = (reply: Reply, label: string) =>
  reply.menus?.flatMap((menu) => menu.options).find((option) => option.label === label);

describe('answering from menus', () => {
  beforeEach(() => house.stock(`${FOUR_VERDICTS} dm 2;`));

  it('goes by piece and square, and nothing tells a check or a mate', async () => {
    const shown = await house.run('puzzle');
    expect(shown.menus?.[0]?.placeholder).toBe('Choose a piece');
    expect(labels(shown)).toEqual(['♔ King f6', '♖ Rook g1']);

    const rook = await choose(house, shown, '♖ Rook g1');
    expect(boardIn(rook)).toEqual(boardIn(shown));
    expect(rook.menus?.[0]?.placeholder).toBe('Rook g1: where to?');
    expect(labels(rook)).toEqual([...labels(rook)].sort());
    expect(JSON.stringify(rook.menus)).not.toMatch(/[+#]/);

    const king = await choose(house, await press(house, rook, 'Other piece'), '♔ King f6');
    const played = await choose(house, king, 'f7');
    expect(played.text).toBe('Right: **1.Kf7 Kh7**. Now mate in 1.');
    expect(labels(played)).toEqual(['♔ King f7', '♖ Rook g1']);
    const mate = await choose(house, await choose(house, played, '♖ Rook g1'), 'h1');
    expect(mate.text).toContain('Mate!');
    expect(mate.menus).toBeUndefined();
  });

  it('goes on after a wrong move', async () => {
    await house.run('puzzle');
    const wrong = await house.run('move', { moves: 'Rg8' });
    expect(wrong.buttons?.map(({ label }) => label)).toEqual(['Move', 'Hint', 'Give up', 'Flip', 'Text board']);
    const king = await choose(house, wrong, '♔ King f6');
    expect(boardIn(king)?.fen).toBe(FOUR_VERDICTS);
    expect((await choose(house, king, 'f7')).text).toContain('Right');
  });

  it('says so when a menu is of an earlier position, and shows the board as it stands', async () => {
    const first = await house.run('puzzle');
    const king = await choose(house, first, '♔ King f6');
    await house.run('move', { moves: 'Kf7' });
    for (const late of [await choose(house, first, '♖ Rook g1'), await choose(house, king, 'f7')]) {
      expect(late.text).toContain('That was for an earlier position.');
      expect(late.text).toContain('So far: 1.Kf7 Kh7');
      expect(labels(late)).toEqual(['♔ King f7', '♖ Rook g1']);
    }
    expect((await house.store.play.findAttempt(ANNA, '2026-11-16'))?.wrong).toBe(0);
  });

  it('the same choice twice at the same moment plays once', async () => {
    const king = await choose(house, await house.run('puzzle'), '♔ King f6');
    const replies = await Promise.all([choose(house, king, 'f7'), choose(house, king, 'f7')]);
    expect(replies.filter(({ text }) => text.startsWith('Right'))).toHaveLength(1);
    expect((await house.store.play.findAttempt(ANNA, '2026-11-16'))?.line).toEqual(['f6f7', 'h8h7']);
  });

  it('stays flipped while choosing', async () => {
    const flipped = await press(house, await house.run('puzzle'), 'Flip');
    const rook = await choose(house, flipped, '♖ Rook g1');
    expect(boardIn(rook)?.orientation).toBe('black');
    expect(boardIn(await press(house, rook, 'Other piece'))?.orientation).toBe('black');
  });

  it.each([{ from: 'zz' }, { from: 'a1' }, { from: 'f6', to: 'f7' }, { from: 'h8' }])(
    'what no menu offers does no harm: %j',
    async (args) => {
      expect((await house.run('puzzle', args)).text).toContain('earlier position');
    },
  );

  it('Move asks for a move on its own board', async () => {
    const shown = await house.run('puzzle');
    const button = shown.buttons?.find(({ label }) => label === 'Move');
    expect(button).toMatchObject({ ask: 'moves', invoke: { command: 'move', args: { date: '2026-11-16' } } });
  });
});

describe('menus of other positions', () => {
  it('read the board as the solver sees it', async () => {
    await house.stock(`${BACK_RANK_BLACK} dm 1;`);
    const shown = await house.run('puzzle');
    expect(labels(shown)).toEqual(['♚ King g8', '♜ Rook e8']);
  });

  it('name what is taken, and ask what a pawn becomes', async () => {
    await house.stock(`${PROMOTIONS} dm 1;`);
    const pawn = await choose(house, await house.run('puzzle'), '♙ Pawn c7');
    expect(labels(pawn)).toEqual(['c8', 'd8']);
    expect(optionOf(pawn, 'c8')?.description).toBeUndefined();
    expect(optionOf(pawn, 'd8')?.description).toBe('takes the bishop');
    const square = await choose(house, pawn, 'c8');
    expect(square.menus?.[0]?.placeholder).toBe('Promote to what?');
    expect(labels(square)).toEqual(['♕ Queen', '♖ Rook', '♗ Bishop', '♘ Knight']);
    expect((await choose(house, square, '♘ Knight')).text).toContain('**c8=N** is not mate');
  });
});

describe('after the mate', () => {
  const solve = async (caller = ANNA, seconds = 5) => {
    await house.run('puzzle', {}, caller);
    house.clock.now += seconds * 1000;
    return house.run('move', { moves: 'Re8' }, caller);
  };
  beforeEach(() => house.stock(`${BACK_RANK} dm 1;`));

  it('there are the streak, the place of the day, and what to do next', async () => {
    expect((await solve(BERT, 3)).text).toContain('Streak: **1 day** · 1st of 1 today');
    const solved = await solve(ANNA, 8);
    expect(solved.text).toContain('Streak: **1 day** · 2nd of 2 today');
    expect(solved.buttons?.map(({ label }) => label)).toEqual(['Solution', 'Share', 'Why not …?']);
    expect(solved.buttons?.[2]).toMatchObject({
      ask: 'move',
      invoke: { command: 'why', args: { date: '2026-11-16' } },
    });
    expect((await house.run('puzzle')).text).toContain('2nd of 2 today');
  });

  it('the streak grows from day to day, and ends with a day that was missed', async () => {
    await solve();
    house.clock.now += 86_400_000;
    expect((await solve()).text).toContain('Streak: **2 days**');
    house.clock.now += 86_400_000;
    await house.run('puzzle', {}, BERT);
    house.clock.now += 86_400_000;
    expect((await solve()).text).toContain('Streak: **1 day**');
  });

  it('a streak ends with a day that nobody looked at, too', async () => {
    await solve();
    house.clock.now += 2 * 86_400_000;
    expect((await solve()).text).toContain('Streak: **1 day**');
  });

  it('what is solved when its day is over counts for no streak', async () => {
    await house.run('puzzle', {}, BERT);
    house.clock.now += 86_400_000;
    await house.run('puzzle', { date: '2026-11-16' });
    expect((await house.run('move', { moves: 'Re8' })).text).not.toContain('Streak');
    expect((await solve()).text).toContain('Streak: **1 day**');
  });

  it('who hides is not compared, and is told their own figures alone', async () => {
    await house.store.people.savePreferences('bert', { hidden: true });
    const hidden = await solve(BERT, 3);
    expect(hidden.text).toMatch(/points(.|\n)*Streak/);
    expect(hidden.text).not.toContain('today');
    expect((await solve(ANNA, 8)).text).toContain('1st of 1 today');
  });

  it('what was given up is not shared', async () => {
    await house.run('puzzle');
    await press(house, await house.run('solution'), 'Give up and show it');
    const shown = await house.run('puzzle');
    expect(shown.buttons?.map(({ label }) => label)).toEqual(['Solution', 'Why not …?', 'Flip', 'Text board']);
    expect(shown.text).not.toContain('Streak');
  });
});

describe('a board of practice', () => {
  const date = practiceOf(1);
  const begin = () =>
    house.store.play.openAttempt(
      { ...ANNA, puzzleRef: date, puzzleId: 1, startedAt: NOON, openedOn: '2026-11-16' },
      house.clock.now,
    );
  beforeEach(() => house.stock(`${BACK_RANK} dm 1;`));

  it('is played, hinted at, solved and explained as a day’s', async () => {
    await begin();
    const shown = await house.run('puzzle', { date });
    expect(shown.text).toContain('Practice puzzle #1: your clock is running.');
    expect((await press(house, shown, 'Hint')).text).toContain('Hint 1 of 2');
    expect((await press(house, shown, 'Give up')).text).toContain('your attempt at practice puzzle #1');
    const solved = await choose(house, await choose(house, shown, '♖ Rook e1'), 'e8');
    expect(solved.text).toContain('Mate!');
    expect(solved.text).not.toContain('Streak');
    expect(solved.buttons?.map(({ label }) => label)).toEqual(['Solution', 'Why not …?', 'Another one']);
    expect((await house.run('why', { date, move: 'Re7' })).text).toContain('**Re7**');
    expect((await press(house, solved, 'Solution')).text).toContain('Practice puzzle #1 · Solved in');
    const over = await house.run('hint', { date });
    expect(over.text).toMatch(/^Practice puzzle #1 is over for you\. Solved in/);
    expect(over.buttons?.map(({ label }) => label)).toEqual(['Solution', 'Another one']);
    expect((await house.run('stats')).text).toContain('**1 practice puzzle**');
  });

  it.each(['puzzle', 'solution', 'hint'])('/%s says so when it was not begun', async (command) => {
    const reply = await house.run(command, { date });
    expect(reply.text).toContain('You have not begun practice puzzle #1');
    expect(reply.buttons?.[0]?.invoke).toEqual({ command: 'practice', args: {} });
  });

  it('its buttons stay short enough for a chat', async () => {
    await begin();
    const args = { date: practiceOf(999_999_999), ply: 100, from: 'e7', to: 'e8', flip: true };
    expect(encodeInvocation({ command: 'puzzle', args }).length).toBeLessThanOrEqual(100);
  });
});
