import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeContexts } from '../../src/bot/contexts.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import type { ExploredPosition } from '../../src/live/answers.js';
import { type Live, makeLive } from '../../src/live/live.js';
import { OPERATOR_LIMITS, readPuzzles } from '../../src/puzzles/files/read-puzzles.js';
import { ANNA, BERT, type House, openHouse, silent } from '../support/house.js';
import { CLASSIC_10, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';

const TODAY = '2026-11-16';

let house: House;
let live: Live;
beforeEach(async () => {
  house = await openHouse();
  live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
});
afterEach(() => house.close());

const ask = (line: readonly string[], caller = ANNA) =>
  live.answer<'explore'>({ do: 'explore', ref: TODAY, line: [...line] }, caller);

async function explored(...line: readonly string[]): Promise<ExploredPosition> {
  const answer = await ask(line);
  if (answer.kind !== 'position') throw new Error(answer.sentence);
  return answer;
}

async function over(epd: string): Promise<void> {
  await house.stock(epd);
  await live.answer<'start'>({ do: 'start', ref: TODAY }, ANNA);
  await live.answer<'give up'>({ do: 'give up', ref: TODAY }, ANNA);
}

const meaningOf = ({ moves }: ExploredPosition, uci: string) => moves.find((move) => move.uci === uci);

describe('exploring a proof', () => {
  it('is refused until the attempt is over, and then open to who ended theirs', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;`);
    expect(await ask([])).toMatchObject({ kind: 'refused' });
    await live.answer<'start'>({ do: 'start', ref: TODAY }, ANNA);
    await live.answer<'start'>({ do: 'start', ref: TODAY }, BERT);
    const early = await ask(['f6f7']);
    expect(early).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('give the answer away') });
    await live.answer<'give up'>({ do: 'give up', ref: TODAY }, BERT);
    expect(await ask([])).toEqual(early);
    expect(await ask([], BERT)).toMatchObject({ kind: 'position' });
    for (const [move, ply] of [
      ['f6f7', 0],
      ['g1h1', 2],
    ] as const) {
      await live.answer<'move'>({ do: 'move', ref: TODAY, ply, move }, ANNA);
    }
    expect(await ask([])).toMatchObject({ kind: 'position', sentence: 'White to move and mate in 2' });
  });

  it('says of every first move what it is', async () => {
    await over(`${FOUR_VERDICTS} dm 2;`);
    const first = await explored();
    expect(first).toMatchObject({ turn: 'white', mateIn: 2, isMate: false, line: [] });
    expect(first.moves[0]).toMatchObject({ uci: 'f6f7', meaning: 'key', text: 'the key: mate in 2' });
    expect(meaningOf(first, 'g1g8')).toMatchObject({ meaning: 'refuted', text: 'fails to Kxg8' });
    expect(meaningOf(first, 'g1g7')).toMatchObject({ meaning: 'stalemate' });
    expect(meaningOf(first, 'g1a1')).toMatchObject({ meaning: 'slower', text: expect.stringMatching(/^mate in 3/) });
    const legal = [...positionOfFen(FOUR_VERDICTS).allDests().values()].reduce((sum, each) => sum + each.size(), 0);
    expect(first.moves).toHaveLength(legal);
  });

  it('lists all defences with how long they last, and follows each', async () => {
    await over(`${CLASSIC_11} dm 2;`);
    const defending = await explored('a1a6');
    expect(defending).toMatchObject({ turn: 'black', mateIn: 1 });
    expect(defending.sentence).toBe('Black to move: 7 replies, mate in 1 at the latest.');
    expect(meaningOf(defending, 'b7a6')).toMatchObject({ meaning: 'stubborn', text: 'then b7#' });
    for (const { uci, reply } of defending.moves) {
      const next = await explored('a1a6', uci);
      expect(next.mateIn).toBe(1);
      expect(next.moves[0]?.uci).toBe(reply?.uci);
      const mate = await explored('a1a6', uci, next.moves[0]?.uci ?? '');
      expect(mate).toMatchObject({ isMate: true, sentence: 'Mate: White has won.', moves: [] });
    }
  });

  it('names every move that mates as quickly', async () => {
    await over(`${CLASSIC_10} dm 2;`);
    const { moves } = await explored('d1h5', 'h6g6');
    expect(moves.map(({ uci, meaning }) => [uci, meaning])).toEqual(
      expect.arrayContaining([
        ['d3g6', 'shortest'],
        ['h5g6', 'shortest'],
      ]),
    );
  });

  it('says where the proof ends', async () => {
    await over(`${FOUR_VERDICTS} dm 2;`);
    const wrong = await explored('g1g8');
    expect(wrong.moves).toMatchObject([{ uci: 'h8g8', meaning: 'refutation' }]);
    expect(wrong.sentence).toBe('**Rg8+** fails to **Kxg8**: after it there is no mate in 2.');
    const answered = await explored('g1g8', 'h8g8');
    expect(answered.moves).toEqual([]);
    expect(answered.sentence).toContain('The proof ends here');
    expect((await explored('g1g8', 'h8g8', 'f6e6')).sentence).toMatch(/^The proof ends here/);
    expect(await explored('g1g7')).toMatchObject({ moves: [], sentence: expect.stringContaining('stalemate') });
  });

  it('refuses what is not legal', async () => {
    await over(`${FOUR_VERDICTS} dm 2;`);
    expect(await ask(['g1h3'])).toMatchObject({ kind: 'refused', sentence: 'g1h3 is not possible here.' });
  });

  it('gives a game that reads back, and the position for an engine', async () => {
    await over(`${FOUR_VERDICTS} dm 2;`);
    const { pgn, analysis, fen } = await explored('f6f7', 'h8h7', 'g1h1');
    const read = [];
    for await (const entries of readPuzzles([new TextEncoder().encode(`${pgn}\n`)], OPERATOR_LIMITS)) {
      read.push(...entries.flatMap((entry) => (entry.kind === 'draft' ? [entry.draft] : [])));
    }
    expect(read).toHaveLength(1);
    expect(pgn).toMatch(/1\. Kf7 Kh7 2\. Rh1# 1-0$/);
    expect(analysis).toBe(`https://lichess.org/analysis/standard/${fen.replaceAll(' ', '_')}?color=white`);
  });
});
