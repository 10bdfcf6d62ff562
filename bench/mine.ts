import { proveKeys } from '../src/engine/mate/prover.js';
import { legalMoves, play } from '../src/games/chess/moves.js';
import { fenOf, positionKey, positionOfFen } from '../src/games/chess/position.js';
import type { Move, Position } from '../src/games/chess/vocabulary.js';
import { Random } from '../src/puzzles/composing/random.js';
import type { BenchPosition } from './position.js';

const START = positionOfFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
/** Before that there is hardly a mate. */
const FIRST_PLY = 20;
const LAST_PLY = 200;

/** Only positions end a search, never the clock: the same seed gives the same mates everywhere. */
const BUDGET = { milliseconds: Number.POSITIVE_INFINITY, nodes: 20_000, megabytes: 16 };

/**
 * Different positions with one key to a mate in at most `longest` moves, as they come up in random play. Half the moves
 * are captures where there are any.
 */
export function* mineMates(longest: number, seed: number): Generator<BenchPosition> {
  const random = new Random(seed, 0);
  const found = new Set<string>();
  for (;;) {
    for (const position of randomGame(random)) {
      const answer = proveKeys({ fen: fenOf(position), mateIn: longest, budget: BUDGET });
      const key = positionKey(position);
      if (answer.kind !== 'mate' || answer.keys.length > 1 || found.has(key)) continue;
      found.add(key);
      yield { id: `mined-${found.size}`, fen: fenOf(position), mateIn: answer.mateIn };
    }
  }
}

function* randomGame(random: Random): Generator<Position> {
  let position = START;
  for (let ply = 0; ply <= LAST_PLY; ply++) {
    const moves = legalMoves(position);
    const captures = moves.filter(({ to }) => position.board.occupied.has(to));
    const choice: readonly Move[] = captures.length > 0 && random.below(2) === 0 ? captures : moves;
    const move = choice[random.below(choice.length)];
    if (!move) return;
    if (ply >= FIRST_PLY) yield position;
    position = play(position, move);
  }
}
