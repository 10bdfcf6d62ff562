import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import { makeContexts } from '../../src/bot/contexts.js';
import type { BoardState, FinishedBoard, OpenBoard } from '../../src/live/answers.js';
import { type Live, makeLive } from '../../src/live/live.js';
import { ANNA, BERT, type House, openHouse, silent } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';

const TODAY = '2026-11-16';

let house: House;
let live: Live;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
});
afterEach(() => house.close());

const show = (caller: Caller = ANNA): Promise<BoardState> => live.answer<'show'>({ do: 'show' }, caller);
const move = (uci: string, ply = 0, caller: Caller = ANNA) =>
  live.answer<'move'>({ do: 'move', ref: TODAY, ply, move: uci }, caller);
async function start(caller: Caller = ANNA): Promise<OpenBoard> {
  const state = await live.answer<'start'>({ do: 'start', ref: TODAY }, caller);
  if (state.phase !== 'open') throw new Error(state.phase);
  return state;
}

describe('a live board', () => {
  it('is veiled before the clock was started, and tells nothing of the position', async () => {
    const state = await show();
    expect(state).toMatchObject({ phase: 'veiled', task: { ref: TODAY, side: 'white', mateIn: 2, isToday: true } });
    expect(JSON.stringify(state)).not.toMatch(/fen|\/8\/|king|rook/i);
    expect(await house.store.play.findAttempt(ANNA, TODAY)).toBeUndefined();
  });

  it('starts the clock once', async () => {
    expect((await start()).elapsedMs).toBe(0);
    house.clock.now += 5_000;
    expect((await start()).elapsedMs).toBe(5_000);
  });

  it.each([
    ['g1g8', 'refuted', 'h8g8'],
    ['g1a1', 'slower', undefined],
    ['g1g7', 'stalemate', undefined],
    ['f6f7', 'right', 'h8h7'],
  ] as const)('says of %s that it is %s, with the reply %s', async (uci, outcome, reply) => {
    await start();
    const answer = await move(uci);
    expect(answer).toMatchObject({ outcome, isKnown: false, move: { uci } });
    if (reply) expect(answer.reply?.uci).toBe(reply);
  });

  it('keeps the position after a wrong try, and counts the same one once', async () => {
    const { fen } = await start();
    await move('g1g8');
    const again = await move('g1g8');
    expect(again).toMatchObject({ outcome: 'refuted', isKnown: true });
    expect(again.sentence).toContain('costs nothing');
    expect(await show()).toMatchObject({ fen, tries: [{ ply: 0, uci: 'g1g8', san: 'Rg8+' }] });
  });

  it('does not play what was meant for an earlier position', async () => {
    await start();
    await move('f6f7');
    expect(await move('g1g8')).toMatchObject({ outcome: 'too late', state: { tries: [], mateIn: 1 } });
  });

  it('does not play what is not legal', async () => {
    await start();
    expect(await move('a1a2')).toMatchObject({ outcome: 'illegal', state: { phase: 'open', tries: [] } });
  });

  it('tells of the finish what its member wants to know', async () => {
    await start();
    house.clock.now += 9_000;
    await move('f6f7');
    const { outcome, state } = await move('g1h1', 2);
    expect(outcome).toBe('mate');
    expect(state as FinishedBoard).toMatchObject({
      phase: 'over',
      outcome: 'solved',
      isFirstTry: true,
      squares: ['right'],
      streak: 1,
      time: { ms: 9_000 },
      place: { place: 1, of: 1 },
      nextInMs: 12 * 3_600_000 - 9_000,
    });
    expect((state as FinishedBoard).points).toBeGreaterThan(0);
  });

  it('gives hints only when they are taken, and the price before', async () => {
    const { nextHint, hints } = await start();
    expect(hints).toEqual([]);
    expect(nextHint?.text).toContain('costs');
    const state = await live.answer<'hint'>({ do: 'hint', ref: TODAY, ply: 0, level: 1 }, ANNA);
    expect(state).toMatchObject({ phase: 'open', hints: ['It is a quiet move, neither a check nor a capture.'] });
  });

  it('comes in the look that its member has chosen, and says what can be shared', async () => {
    expect(await show()).toMatchObject({ look: { pieces: 'classic' } });
    await house.run('settings', { theme: 'wood', pieces: 'plain' });
    expect(await start()).toMatchObject({ look: { theme: 'wood', pieces: 'plain' } });
    await move('f6f7');
    const { state } = await move('g1h1', 2);
    expect(state).toMatchObject({ look: { theme: 'wood' }, share: expect.stringContaining('🟩') });
    expect((state as FinishedBoard).share).not.toMatch(/Kf7|Rh1/);
  });

  it('is over when it is given up, and only for who did', async () => {
    await start();
    await start(BERT);
    expect(await live.answer<'give up'>({ do: 'give up', ref: TODAY }, ANNA)).toMatchObject({
      phase: 'over',
      outcome: 'given up',
      squares: [],
    });
    expect(await show(BERT)).toMatchObject({ phase: 'open' });
  });

  it.each(['2026-11-17', '2026-11-15', 'practice-1', 'nonsense'])('has nothing at %s', async (ref) => {
    expect(await live.answer<'show'>({ do: 'show', ref }, ANNA)).toMatchObject({ phase: 'none' });
    expect(await live.answer<'start'>({ do: 'start', ref }, ANNA)).toMatchObject({ phase: 'none' });
  });

  it('speaks the language of its member', async () => {
    const german = { ...ANNA, locale: 'de' };
    await start(german);
    expect((await move('g1g8', 0, german)).move?.san).toBe('Tg8+');
  });
});
