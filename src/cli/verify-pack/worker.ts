import { checkPuzzle, type PuzzleCheck } from './check-puzzle.js';

export interface CheckTask {
  readonly fen: string;
  readonly mateIn: number;
}

export default function checkInWorker({ fen, mateIn }: CheckTask): PuzzleCheck {
  return checkPuzzle(fen, mateIn);
}
