import { describe, expect, it } from 'vitest';
import { judgeBeauty, pointsOf } from '../../../src/puzzles/composing/beauty.js';
import type { Facts, KeyFacts } from '../../../src/puzzles/composing/facts.js';
import type { Method } from '../../../src/puzzles/composing/recipe.js';
import { rejectionReason } from '../../../src/puzzles/composing/rejections.js';

const KEY: KeyFacts = {
  role: 'queen',
  check: false,
  checksAlone: false,
  castles: false,
  inPassing: false,
  pinnedGuards: 0,
  besideKing: false,
  sacrifice: false,
  retreats: false,
};

/** A mate in two such as there are many. */
const PLAIN: Facts = {
  mateIn: 2,
  men: 9,
  force: 14,
  lead: 6,
  bareKing: false,
  startsInCheck: false,
  key: KEY,
  flightsGiven: 0,
  flightsTaken: 0,
  defences: 3,
  actors: 1,
  waits: false,
  checks: 0,
  nearMates: 0,
  slowerChecks: 0,
  anyQueenCheckMates: false,
  slower: 0,
  mates: 2,
  pure: 0,
  models: 0,
  duals: 0,
  quietMoves: 1,
  newQueens: 0,
  checksOnly: false,
  mateByKeyMan: false,
  forced: false,
};
const ONE: Facts = { ...PLAIN, mateIn: 1, defences: 0, checks: 6, nearMates: 1, men: 12 };

const key = (change: Partial<KeyFacts>): Partial<Facts> => ({ key: { ...KEY, ...change } });
const pointsFor = (facts: Facts, method: Method = 'compose'): number => pointsOf(judgeBeauty(facts, method));

describe('beauty', () => {
  it.each<[string, Facts, Partial<Facts>]>([
    ['a sacrifice', PLAIN, key({ sacrifice: true })],
    ['a retreat', PLAIN, key({ retreats: true })],
    ['a key by the king', PLAIN, key({ role: 'king' })],
    ['giving the king a flight', PLAIN, { flightsGiven: 1 }],
    ['a key that threatens nothing', PLAIN, { waits: true }],
    ['one more mate', PLAIN, { mates: 3 }],
    ['one more man that needs an answer of its own', PLAIN, { actors: 2 }],
    ['a pure mate', PLAIN, { pure: 1 }],
    ['a model mate', PLAIN, { pure: 1, models: 1 }],
    ['a second quiet move', PLAIN, { quietMoves: 2 }],
    ['more other checks in a mate in one', ONE, { checks: 7 }],
    ['a check that leaves one reply in a mate in one', ONE, { nearMates: 2 }],
    ['a man that only seems to guard', ONE, key({ pinnedGuards: 1 })],
    ['an underpromotion', ONE, key({ role: 'pawn', promotion: 'knight' })],
  ])('rewards %s', (_, facts, change) => {
    for (const method of ['compose', 'games'] as const) {
      expect(pointsFor({ ...facts, ...change }, method)).toBeGreaterThan(pointsFor(facts, method));
    }
  });

  it.each<[string, Facts, Partial<Facts>]>([
    ['a checking key', PLAIN, key({ check: true })],
    ['a key that takes a pawn', PLAIN, key({ captured: 'pawn' })],
    ['a key that makes a queen', PLAIN, key({ role: 'pawn', promotion: 'queen' })],
    ['a key that only pushes a pawn', PLAIN, key({ role: 'pawn' })],
    ['taking a flight', PLAIN, { flightsTaken: 1 }],
    ['a single reply', PLAIN, { defences: 1 }],
    ['duals', PLAIN, { duals: 0.5 }],
    ['a queen made on the way', PLAIN, { newQueens: 1 }],
    ['wrong moves that mate later', PLAIN, { slower: 0.3 }],
    ['wrong checks that mate later in a mate in one', ONE, { slowerChecks: 0.3 }],
    ['a great lead', PLAIN, { lead: 12 }],
  ])('is lessened by %s', (_, facts, change) => {
    for (const method of ['compose', 'games'] as const) {
      expect(pointsFor({ ...facts, ...change }, method)).toBeLessThan(pointsFor(facts, method));
    }
  });

  it('wants economy of a composer, and not of a game', () => {
    const crowded = { ...PLAIN, men: 20 };
    expect(pointsFor(crowded, 'compose')).toBeLessThan(pointsFor(PLAIN, 'compose'));
    expect(pointsFor(crowded, 'games')).toBe(pointsFor(PLAIN, 'games'));
  });

  it('blames a piece that is taken more than a pawn, and a capture that is a sacrifice not at all', () => {
    const piece = pointsFor({ ...PLAIN, ...key({ captured: 'rook' }) });
    const pawn = pointsFor({ ...PLAIN, ...key({ captured: 'pawn' }) });
    const offer = pointsFor({ ...PLAIN, ...key({ captured: 'pawn', sacrifice: true }) });
    expect(piece).toBeLessThan(pawn);
    expect(pawn).toBeLessThan(offer);
  });

  it('gives a reason for every point', () => {
    const reasons = judgeBeauty({ ...PLAIN, ...key({ sacrifice: true }) }, 'compose');
    expect(reasons.map(({ why }) => why)).toEqual(['a quiet key', 'different mates', 'a sacrifice']);
  });
});

describe('what is trivial', () => {
  it.each<[string, Method, Facts, Partial<Facts>]>([
    ['four men', 'compose', PLAIN, { men: 4 }],
    ['a mate in three with five men', 'compose', PLAIN, { mateIn: 3, men: 5 }],
    ['a whole army against nothing', 'compose', PLAIN, { lead: 25 }],
    ['a game that is won anyway', 'games', PLAIN, { men: 20, lead: 10 }],
    ['an ending of a game', 'games', PLAIN, { men: 8 }],
    ['a queen that hangs', 'games', PLAIN, { men: 20, ...key({ captured: 'queen' }) }],
    ['a start in check', 'games', PLAIN, { men: 20, startsInCheck: true }],
    ['a mate in three of checks only', 'games', PLAIN, { mateIn: 3, men: 20, checksOnly: true }],
    ['an obvious check', 'games', ONE, key({ checksAlone: true })],
    ['a check that takes a piece', 'games', PLAIN, { men: 20, ...key({ check: true, captured: 'knight' }) }],
    ['a man that checks and mates', 'games', PLAIN, { men: 20, mateByKeyMan: true, ...key({ check: true }) }],
    ['a mate in one without other checks', 'games', ONE, { checks: 2 }],
    ['a mate in one by a capture among few checks', 'games', ONE, { checks: 4, ...key({ captured: 'pawn' }) }],
    ['a mate in one where half of the checks mate later', 'compose', ONE, { slowerChecks: 0.5 }],
    ['a mate in one where any check by the queen mates', 'compose', ONE, { anyQueenCheckMates: true }],
    ['a mate in one where most moves mate later', 'games', ONE, { slower: 0.6 }],
    ['a mate in one with a whole army', 'compose', ONE, { lead: 10 }],
    ['a composed key that takes a piece', 'compose', PLAIN, key({ captured: 'knight' })],
    ['a check, one reply and mate', 'games', PLAIN, { men: 20, forced: true, lead: 0, ...key({ check: true }) }],
    ['a bare king to be mated in three', 'compose', PLAIN, { mateIn: 3, bareKing: true }],
    ['everything mates, only later', 'compose', PLAIN, { slower: 0.6 }],
    ['only checks with one reply each, far ahead', 'games', PLAIN, { men: 20, forced: true, quietMoves: 0, lead: 6 }],
  ])('%s', (_, method, facts, change) => {
    expect(rejectionReason({ ...facts, ...change }, [], method)).toBeDefined();
  });

  it('the ladder of two rooks', () => {
    expect(rejectionReason(PLAIN, ['ladder'], 'compose')).toBeDefined();
    const checks = { ...PLAIN, men: 20, ...key({ check: true }) };
    expect(rejectionReason(checks, ['ladder'], 'games')).toBeDefined();
    expect(rejectionReason(checks, [], 'games')).toBeUndefined();
  });

  it('nothing else', () => {
    expect(rejectionReason(PLAIN, [], 'compose')).toBeUndefined();
    expect(rejectionReason({ ...PLAIN, men: 20 }, [], 'games')).toBeUndefined();
    expect(rejectionReason(ONE, [], 'games')).toBeUndefined();
    expect(rejectionReason({ ...PLAIN, checksOnly: true }, [], 'games')).toBe(rejectionReason(PLAIN, [], 'games'));
    const offer = { ...PLAIN, men: 20, mateByKeyMan: true, ...key({ check: true, sacrifice: true }) };
    expect(rejectionReason(offer, [], 'games')).toBeUndefined();
    const quietLater = { ...PLAIN, mateIn: 3, men: 20, ...key({ check: true }) };
    expect(rejectionReason(quietLater, [], 'games')).toBeUndefined();
    const knight = { ...ONE, checks: 1, ...key({ role: 'pawn' as const, promotion: 'knight' as const }) };
    expect(rejectionReason(knight, [], 'games')).toBeUndefined();
  });
});
