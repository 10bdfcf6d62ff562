import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import type { Budget } from '../../src/engine/mate/solver.js';
import { legalMoves, uciOf } from '../../src/games/chess/moves.js';
import { positionKey, positionOfFen } from '../../src/games/chess/position.js';
import type { Uci } from '../../src/games/chess/vocabulary.js';
import { judgeMove } from '../../src/play/judge.js';
import { traitsOf } from '../../src/puzzles/analysis/traits.js';
import type { Store } from '../../src/store/store.js';
import { mineMates } from '../mine.js';

const PUZZLES = 100;
const SEED = 11;

/** A mate in 1 in a library, with a move that mates and one that does not. */
export interface PuzzleWithMoves {
  readonly id: number;
  readonly mate: Uci;
  readonly wrong: Uci;
}

/** Puts mates in 1 from random play into the library, proved as the bot proves them. */
export async function addPuzzles({ library }: Store, budget: Budget): Promise<readonly PuzzleWithMoves[]> {
  const found = new Map<string, { readonly fen: string; readonly mate: Uci; readonly wrong: Uci }>();
  for (const { fen } of mineMates(1, SEED)) {
    const moves = movesOf(fen, budget);
    if (moves) found.set(fen, { fen, ...moves });
    if (found.size === PUZZLES) break;
  }
  const mates = [...found.values()];
  const drafts = mates.map(({ fen }, index) => ({
    line: index + 1,
    position: positionOfFen(fen),
    claimedMateIn: 1,
  }));
  const intake = { source: 'mined', purpose: 'daily', severalKeys: false } as const;
  const added = await library.addCommon('added', intake, drafts, Date.now());
  const puzzles: PuzzleWithMoves[] = [];
  for (const [index, { fen, mate, wrong }] of mates.entries()) {
    const taken = added[index];
    if (taken?.kind !== 'added') continue;
    const proof = prove({ fen, mateIn: 1, budget });
    if (proof.kind !== 'mate') throw new Error(`${fen} has lost its mate`);
    const position = positionOfFen(fen);
    const traits = traitsOf(position, decodeSolution(proof.solution));
    await library.saveAnswer(positionKey(position), { ...proof, traits }, budget);
    puzzles.push({ id: taken.id, mate, wrong });
  }
  return puzzles;
}

/** Undefined when every move mates or none is wrong. */
function movesOf(fen: string, budget: Budget): { readonly mate: Uci; readonly wrong: Uci } | undefined {
  const proof = prove({ fen, mateIn: 1, budget });
  if (proof.kind !== 'mate') return undefined;
  const root = decodeSolution(proof.solution);
  const position = positionOfFen(fen);
  const moves = legalMoves(position).map((move) => uciOf(position, move));
  const mate = moves.find((move) => judgeMove(root, move).kind === 'mate');
  const wrong = moves.find((move) => judgeMove(root, move).kind === 'refuted');
  return mate !== undefined && wrong !== undefined ? { mate, wrong } : undefined;
}
