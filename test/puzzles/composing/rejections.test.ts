import { describe, expect, it } from 'vitest';
import { isObviousCheck } from '../../../src/puzzles/composing/rejections.js';
import { BACK_RANK, CLASSIC_11 } from '../../support/positions.js';
import { factsOf } from './proving.js';

describe('a mate in one shows itself', () => {
  it.each([
    ['a rook on the back rank', BACK_RANK],
    ["the scholar's mate", 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1'],
    ['games-06: a bishop with the only check', 'r3k1nr/ppq5/P1pb3p/3P4/3Pp1n1/7b/1P1BP1P1/RN1QKB1R b kq - 0 1'],
  ])('%s', (_, fen) => {
    expect(isObviousCheck(factsOf(fen, 1))).toBe(true);
  });
});

describe('a mate in one has to be found', () => {
  it.each([
    [
      'classic-01: a knight that a pinned pawn seems to take',
      'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 0 1',
    ],
    ['composed-01: a promotion to a knight', '6bn/5Ppk/7p/7P/8/2Q5/q5P1/4R1K1 w - - 0 1'],
    ['games-01: a knight among ten checks', '5R2/3q4/5Qpp/2pk1p1r/Pp2p3/2P4P/2N2PP1/6K1 w - - 0 1'],
    ['games-02: a double check', '2N1k1nr/3R1ppp/1p2nr2/pQ2p3/1q6/1P2B3/5PPP/3R2K1 w - - 0 1'],
    ['games-03: a bishop that opens a file', 'kr3r2/8/B1p2p1p/Q1RP2p1/P6P/8/5P1K/1b4R1 w - - 0 1'],
  ])('%s', (_, fen) => {
    expect(isObviousCheck(factsOf(fen, 1))).toBe(false);
  });

  it('a longer mate is never one of them', () => {
    expect(isObviousCheck(factsOf(CLASSIC_11, 2))).toBe(false);
  });
});
