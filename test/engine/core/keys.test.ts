import { pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { opposite } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Core, makeCoreMemory } from '../../../src/engine/core.js';
import { uciOfCore } from '../../../src/engine/mate/read-graph.js';
import { chess, moveOf, played } from '../mate/naive.js';
import { flipColours } from '../mate/random-positions.js';
import { keyAt } from './key-at.js';
import { TRICKY_POSITIONS } from './tricky-positions.js';

const core = new Core(makeCoreMemory());

/** Makes it the root; a right to take in passing counts only where a pawn stands for it, as in the core. */
function setRoot(position: Chess): void {
  const { epSquare, turn, board } = position;
  const root = position.clone();
  if (epSquare !== undefined && pawnAttacks(opposite(turn), epSquare).intersect(board.pieces(turn, 'pawn')).isEmpty()) {
    root.epSquare = undefined;
  }
  core.setPosition(root);
}

function movesOf(position: Chess): number[] {
  setRoot(position);
  return core.movesOnDesk(core.exports.listMoves());
}

const following = (position: Chess, coreMove: number): Chess => played(position, moveOf(uciOfCore(coreMove)));

/** Plays a line, and fails where the key is not the one that the position has by itself. */
function expectKeys(start: Chess, line: readonly number[], positions: readonly Chess[]): void {
  setRoot(start);
  core.follow(line);
  const keys = positions.map((_, index) => keyAt(core, index + 1));
  positions.forEach((position, index) => {
    setRoot(position);
    if (keyAt(core, 0) === keys[index]) return;
    const moves = line.slice(0, index + 1).map(uciOfCore);
    expect.fail(`${makeFen(start.toSetup())} ${moves.join(' ')}: another key than the position has as a root`);
  });
}

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pppq1ppp/2n2n2/3pp1B1/3PP1b1/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
  'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1',
  '4k3/8/8/pPpPpPpP/8/8/8/4K3 w - c6 0 1',
];

describe('a position has one key, however it is reached', () => {
  it('by every move of the tricky positions: castling, in passing, promotions', () => {
    for (const fen of TRICKY_POSITIONS.flatMap((each) => [each.fen, flipColours(each.fen)])) {
      const start = chess(fen);
      for (const move of movesOf(start)) expectKeys(start, [move], [following(start, move)]);
    }
  });

  it('in random games, at every ply', () => {
    const game = fc.record({
      fen: fc.constantFrom(...STARTS),
      choices: fc.array(fc.nat(0xffff), { minLength: 60, maxLength: 60, size: 'max' }),
    });
    fc.assert(
      fc.property(game, ({ fen, choices }) => {
        const line: number[] = [];
        const positions: Chess[] = [];
        for (const choice of choices) {
          const position = positions.at(-1) ?? chess(fen);
          const moves = movesOf(position);
          const move = moves[choice % moves.length];
          if (move === undefined) break;
          line.push(move);
          positions.push(following(position, move));
        }
        expectKeys(chess(fen), line, positions);
      }),
      { seed: 64, numRuns: 60 },
    );
  });

  it('and another one where castling, a capture in passing or the turn differs', () => {
    const fens = [
      ...['KQkq', 'KQ', 'kq', 'K', 'Q', 'k', 'q', '-'].map((rights) => `r3k2r/8/8/2pPp3/8/8/8/R3K2R w ${rights} - 0 1`),
      ...['c6', 'e6'].map((passed) => `r3k2r/8/8/2pPp3/8/8/8/R3K2R w KQkq ${passed} 0 1`),
      'r3k2r/8/8/2pPp3/8/8/8/R3K2R b KQkq - 0 1',
    ];
    const keys = fens.map((fen) => {
      setRoot(chess(fen));
      return keyAt(core, 0);
    });
    expect(new Set(keys).size).toBe(fens.length);
  });
});
