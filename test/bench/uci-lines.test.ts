import { describe, expect, it } from 'vitest';
import { isBestMove, readEngineName, readMateReport, readPerftNodes } from '../../bench/uci-lines.js';

// Lines as Stockfish 15.1 writes them.
const INFO = 'info depth 1 seldepth 1 multipv 1 score';

describe('what Stockfish says about a mate', () => {
  it.each([
    ['nothing', [], undefined, 0],
    ['a mate', [`${INFO} mate 1 nodes 26 nps 26000 hashfull 0 tbhits 0 time 1 pv h6f8`, 'bestmove h6f8'], 1, 26],
    ['the shortest of several', [`${INFO} mate 5 nodes 10 pv a1a2`, `${INFO} mate 3 nodes 20 pv a1a3`], 3, 20],
    ['a mate that a later line leaves open', [`${INFO} mate 4 nodes 10`, `${INFO} cp 900 nodes 30`], 4, 30],
    ['a mate that is at most so far away', [`${INFO} mate 4 lowerbound nodes 10`], 4, 10],
    ['a mate that is at least so far away', [`${INFO} mate 4 upperbound nodes 10`], undefined, 10],
    ['a mate against the side to move', [`${INFO} mate -2 nodes 10`], undefined, 10],
    ['a side that is mate already', [`${INFO} mate 0 nodes 0`, 'bestmove (none)'], undefined, 0],
    ['no mate', [`${INFO} cp 35 nodes 4000 nps 1`, 'bestmove e2e4 ponder e7e5'], undefined, 4000],
    ['other words', ['info string NNUE evaluation using nn-ad9b42354671.nnue enabled'], undefined, 0],
    ['a move under way', [`${INFO} mate 2 nodes 7`, 'info depth 9 currmove e2e4 currmovenumber 1'], 2, 7],
  ])('%s', (_, lines, mateIn, nodes) => {
    expect(readMateReport(lines)).toEqual({ mateIn, nodes });
  });

  it.each([
    ['bestmove h6f8', true],
    ['bestmove (none)', true],
    ['info string bestmove', false],
  ])('the search is over: "%s" %s', (line, expected) => {
    expect(isBestMove(line)).toBe(expected);
  });
});

it.each([
  ['Nodes searched: 119060324', 119_060_324],
  ['h6f8: 0', undefined],
  ['Nodes searched', undefined],
  ['', undefined],
])('the count of perft: "%s"', (line, expected) => {
  expect(readPerftNodes(line)).toBe(expected);
});

it.each([
  ['id name Stockfish 15.1', 'Stockfish 15.1'],
  ['id author the Stockfish developers (see AUTHORS file)', undefined],
])('the name of the program: "%s"', (line, expected) => {
  expect(readEngineName(line)).toBe(expected);
});
