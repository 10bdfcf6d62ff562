import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { legalMoves, playUci, sanOf } from '../../src/games/chess/moves.js';
import { fenOf, positionOfFen } from '../../src/games/chess/position.js';
import { type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { CLASSIC_10, CLASSIC_11, COMPOSED_09, GAMES_14 } from '../support/positions.js';
import { choose, giveUp, press, pressOn } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const labels = (reply: Reply): string[] => reply.menus?.[0]?.options.map(({ label }) => label) ?? [];
const fenAfter = (fen: string, ...moves: string[]): string => fenOf(moves.reduce(playUci, positionOfFen(fen)));
/** Every legal reply there, by the rules alone. */
const replies = (fen: string): string[] => {
  const position = positionOfFen(fen);
  return legalMoves(position).map((move) => sanOf(position, move));
};

describe('choosing another defence in /solution', () => {
  beforeEach(() => house.stock(`${CLASSIC_11} dm 2;`));

  it('lists every defence, and marks the one that is shown', async () => {
    const shown = await giveUp(house);
    expect(shown.menus?.[0]?.placeholder).toBe('Black: 7 defences to 1.Ra6');
    expect(labels(shown)).toEqual(['bxa6 (shown)', 'Bc7', 'Bd6', 'Be5', 'Bf4', 'Bg3', 'Bh2']);
    expect(shown.text).toContain('1.Ra6 bxa6 2.b7#');
  });

  it.each([
    ['bxa6', 'b7a6', '2.b7#'],
    ['Bc7', 'b8c7', '2.Rxa7#'],
    ['Be5', 'b8e5', '2.Rxa7#'],
    ['Bh2', 'b8h2', '2.Rxa7#'],
  ])('plays %s on the board, with the mate that follows', async (defence, move, mate) => {
    const chosen = await choose(house, await giveUp(house), defence);
    expect(chosen.text).toContain(`**1.Ra6 ${defence}** ${mate}`);
    expect(boardIn(chosen)).toMatchObject({ fen: fenAfter(CLASSIC_11, 'a1a6', move), lastMove: move });
    expect(labels(chosen).filter((label) => label.endsWith('(shown)'))).toEqual([`${defence} (shown)`]);
  });

  it('stays with it on the way on and back', async () => {
    const chosen = await choose(house, await giveUp(house), 'Be5');
    const mate = await press(house, chosen, '▶');
    expect(mate.text).toContain('**1.Ra6 Be5 2.Rxa7#**');
    expect(boardIn(mate)).toMatchObject({ fen: fenAfter(CLASSIC_11, 'a1a6', 'b8e5', 'a6a7'), lastMove: 'a6a7' });

    const key = await pressOn(house, mate, '◀', 2);
    expect(key.text).toContain('**1.Ra6** Be5 2.Rxa7#');
    expect(boardIn(key)).toMatchObject({ fen: fenAfter(CLASSIC_11, 'a1a6'), lastMove: 'a1a6' });
    expect(boardIn(await press(house, key, '▶'))?.fen).toBe(boardIn(chosen)?.fen);

    const start = await press(house, key, '◀');
    expect(boardIn(start)?.fen).toBe(CLASSIC_11);
    expect(start.text).toContain('1.Ra6 Be5 2.Rxa7#');
  });

  it('goes back to the most stubborn one', async () => {
    const other = await choose(house, await giveUp(house), 'Bd6');
    expect((await choose(house, other, 'bxa6')).text).toContain('**1.Ra6 bxa6** 2.b7#');
  });
});

describe('a move with more defences than a chat’s menu holds', () => {
  it('has them all in its menu, and the last can be chosen and walked to the mate', async () => {
    await house.stock(`${GAMES_14} dm 2;`);
    const shown = await giveUp(house);
    const all = labels(shown).map((label) => label.replace(' (shown)', ''));
    expect(all.length).toBeGreaterThan(25);
    expect([...all].sort()).toEqual(replies(fenAfter(GAMES_14, 'e6h3')).sort());

    for (const defence of [all[24], all[25], all.at(-1)]) {
      const chosen = await choose(house, shown, defence ?? '');
      expect(chosen.text).toContain(`**1...Qh3 2.${defence}** Qh1#`);
      expect(labels(chosen)).toContain(`${defence} (shown)`);
      expect((await press(house, chosen, '▶')).text).toContain(`**1...Qh3 2.${defence} Qh1#**`);
    }
  });
});

describe('choosing at the second move', () => {
  beforeEach(() => house.stock(`${COMPOSED_09} dm 3;`));

  it('keeps the defence that was chosen at the first', async () => {
    const first = await choose(house, await giveUp(house), 'Ne6');
    const attack = await press(house, first, '▶');
    expect(attack.text).toContain('**1.Rc4 Ne6 2.Qg4**');
    expect(attack.menus?.[0]?.placeholder).toBe('Black: 12 defences to 2.Qg4');
    const second = await choose(house, attack, 'Nd4');
    expect(second.text).toContain('**1.Rc4 Ne6 2.Qg4 Nd4** 3.');
    expect(boardIn(second)?.fen).toBe(fenAfter(COMPOSED_09, 'c3c4', 'f4e6', 'd1g4', 'e6d4'));
    const end = await press(house, second, '▶');
    expect(end.text).toMatch(/\*\*1\.Rc4 Ne6 2\.Qg4 Nd4 3\.\S+#\*\*/);
  });

  it('is forgotten when another first defence is chosen: it belonged to another line', async () => {
    const attack = await press(house, await choose(house, await giveUp(house), 'Ne6'), '▶');
    const deep = await choose(house, attack, 'Nd4');
    const other = await choose(house, await pressOn(house, deep, '◀', 2), 'Kf5');
    expect(other.text).toContain('**1.Rc4 Kf5** 2.Qf3 Ke5 3.');
  });
});

describe('moves that mate as quickly', () => {
  it('are told beside the one on the board', async () => {
    await house.stock(`${CLASSIC_10} dm 2;`);
    const chosen = await choose(house, await giveUp(house), 'Rg6');
    expect(chosen.text).not.toContain('As quick here');
    const mate = await press(house, chosen, '▶');
    expect(mate.text).toContain('**1.Qxh5+ Rg6 2.Bxg6#**');
    expect(mate.text).toContain('As quick here: Qxg6#.');
  });

  it('are not made up where there are none', async () => {
    await house.stock(`${CLASSIC_10} dm 2;`);
    const mate = await pressOn(house, await giveUp(house), '▶', 3);
    expect(mate.text).toContain('**1.Qxh5+ Rxh5 2.Bg6#**');
    expect(mate.text).not.toContain('As quick here');
  });
});
