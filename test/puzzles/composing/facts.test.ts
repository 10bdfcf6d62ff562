import { describe, expect, it } from 'vitest';
import { factsOf } from './proving.js';

describe('the facts of a solution', () => {
  it('a quiet key far from the king, in a miniature', () => {
    const facts = factsOf('6k1/8/4K3/8/5p2/B7/1Q6/8 w - - 0 1', 2);
    expect(facts.key).toMatchObject({ role: 'bishop', check: false, sacrifice: true });
    expect(facts).toMatchObject({ men: 5, force: 12, lead: 11, bareKing: false, startsInCheck: false });
    expect(facts.mates).toBeGreaterThan(1);
  });

  it('a waiting move after which every reply has a mate of its own', () => {
    const facts = factsOf('8/8/5p2/2Q1PB1k/1p5P/1K6/8/8 w - - 0 1', 2);
    expect(facts).toMatchObject({ waits: true, mates: 3, duals: 0 });
  });

  it('castling as a key', () => {
    expect(factsOf('8/6n1/8/rp6/pN1R4/Pk6/8/R3K3 w Q - 0 1', 2).key).toMatchObject({ castles: true, role: 'king' });
  });

  it('an underpromotion that mates at once', () => {
    const facts = factsOf('6bn/5Ppk/7p/7P/8/2Q5/q5P1/4R1K1 w - - 0 1', 1);
    expect(facts.key).toMatchObject({ role: 'pawn', promotion: 'knight' });
    expect(facts.checks).toBeGreaterThan(1);
  });

  it('a mate in one that a pinned pawn seems to prevent', () => {
    const facts = factsOf('r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 0 1', 1);
    expect(facts.key).toMatchObject({ role: 'knight', pinnedGuards: 1 });
  });

  it('an exchange, which is no sacrifice', () => {
    // 1.Rd8+ Rxd8 2.Rxd8#: what is given comes back.
    const facts = factsOf('2r3k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1', 2);
    expect(facts.key).toMatchObject({ role: 'rook', check: true, sacrifice: false });
  });

  it('a queen that is given for nothing', () => {
    // 1...Qg1+ 2.Rxg1 Nf2#.
    const facts = factsOf('r3k3/8/3pP1pB/pPp5/3bP2Q/3n2N1/1P3qPP/R6K b - - 0 1', 2);
    expect(facts.key).toMatchObject({ role: 'queen', check: true, sacrifice: true });
  });

  it('wrong checks that mate too, only later', () => {
    const facts = factsOf('k7/8/1K6/8/8/8/3Q3p/8 w - - 0 1', 1);
    expect(facts.slowerChecks).toBeGreaterThan(0);
  });

  it('is the same with colours swapped', () => {
    const white = factsOf('6k1/8/4K3/8/5p2/B7/1Q6/8 w - - 0 1', 2);
    expect(factsOf('8/1q6/b7/5P2/8/4k3/8/6K1 b - - 0 1', 2)).toEqual(white);
  });
});
