import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { type Facts, findFacts } from '../../../src/puzzles/composing/facts.js';
import { isWaitingKey, QuickProver } from '../../../src/puzzles/composing/quick-prover.js';

const prover = new QuickProver();

/** What the proof of a sound puzzle shows. */
export function factsOf(fen: string, mateIn: number): Facts {
  const answer = prove({ fen, mateIn, budget: { milliseconds: 60_000, nodes: 10_000_000, megabytes: 64 } });
  const [key] = answer.kind === 'mate' ? answer.keys : [];
  if (answer.kind !== 'mate' || answer.mateIn !== mateIn || key === undefined || answer.keys.length > 1) {
    throw new Error(`${fen} is no sound mate in ${mateIn}`);
  }
  const position = positionOfFen(fen);
  return findFacts(position, decodeSolution(answer.solution), isWaitingKey(prover, position, key, mateIn, 1_000_000));
}
