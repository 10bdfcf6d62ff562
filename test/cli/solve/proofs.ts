import { judged, type Puzzle, type Solved, taskOf } from '../../../src/cli/program/proof.js';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import type { SolveAnswer } from '../../../src/engine/mate/solver.js';
import { readPosition } from '../../../src/games/chess/position.js';
import type { Position } from '../../../src/games/chess/vocabulary.js';

const BUDGET = { milliseconds: 60_000, nodes: Number.MAX_SAFE_INTEGER, megabytes: 64 };

export function positionOf(fen: string): Position {
  const position = readPosition(fen);
  if (!position.ok) throw new Error(`${fen}: ${position.fault.code}`);
  return position.value;
}

/** What the program knows about a puzzle once it is solved. The time is always the same, for comparing texts. */
export function solvedOf(fen: string, mateIn: number, claimed?: number): Solved {
  const puzzle: Puzzle = {
    position: positionOf(fen),
    mateIn,
    ...(claimed !== undefined && { claimedMateIn: claimed }),
  };
  const answer: SolveAnswer = prove(taskOf(puzzle, BUDGET));
  return judged(puzzle, { ...answer, effort: { nodes: 1234, milliseconds: 5 } });
}

export function rootOf({ answer, puzzle }: Solved): AttackNode {
  if (answer.kind !== 'mate') throw new Error(`no mate in ${puzzle.mateIn}`);
  return decodeSolution(answer.solution);
}
