import fc from 'fast-check';
import { legalMoves, play, uciOf } from '../../../src/games/chess/moves.js';
import { fenOf, positionOfFen } from '../../../src/games/chess/position.js';
import type { Move, Position } from '../../../src/games/chess/vocabulary.js';

/** Starts from which random play soon castles, promotes, captures en passant and has two pieces for one square. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r3k2r/1P4P1/8/2pP4/4pPp1/8/1p4p1/R3K2R b KQkq f3 0 1',
  '1b3k2/3P4/2B1n3/1p1p1p2/P1P1P3/2b1N3/1p1n4/1N1B1K2 w - - 0 1',
];

/** A position reached by random play in which the game still goes on; a failure prints its FEN. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([fen, choices]) => choices.reduce(playAny, positionOfFen(fen)))
  .map((position) => Object.assign(position, { [fc.toStringMethod]: () => fenOf(position) }));

function playAny(position: Position, choice: number): Position {
  const moves = legalMoves(position);
  const move = moves[choice % moves.length];
  const next = move && play(position, move);
  return next?.hasDests() ? next : position;
}

export const anyMove: fc.Arbitrary<{ position: Position; move: Move }> = fc
  .tuple(anyPosition, fc.nat())
  .map(([position, choice]) => {
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (!move) throw new Error('random play must stop before the game is over');
    return { position, move, [fc.toStringMethod]: () => `${uciOf(position, move)} in ${fenOf(position)}` };
  });
