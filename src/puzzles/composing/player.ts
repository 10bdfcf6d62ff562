import type { GameBoard } from './game-board.js';
import type { GameMove } from './game-moves.js';
import type { Random } from './random.js';

/** How a player of one game thinks. */
interface Style {
  /** Moves that he thinks ahead before he only resolves captures. */
  readonly plies: number;
  /** By how many hundredths of a pawn he misjudges a move. */
  readonly error: number;
  /** How often he looks at his own move only. */
  readonly haste: number;
  /** Hundredths of a pawn for each step that a piece comes nearer to the other king. */
  readonly boldness: number;
}

const MATED = -100_000;
/** Captures are followed so far; longer exchanges than that he does not see. */
const CAPTURE_PLIES = 5;
/** Hundredths of a pawn by what is taken; a promotion without capture may bring a queen. */
const TAKEN = [900, 100, 320, 330, 500, 950, 0] as const;
const PLACE = 120;

/** Two club players: neither is blind to a hanging piece, both overlook what comes two moves later. */
export const randomStyle = (random: Random): Style => ({
  plies: 2,
  error: random.between(15, 70),
  haste: random.real() * 0.12,
  boldness: random.between(0, 12),
});

/** A move, or undefined when the game is over. */
export function chooseMove(board: GameBoard, style: Style, random: Random): GameMove | undefined {
  const plies = random.happens(style.haste) ? 1 : style.plies;
  let best: GameMove | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const move of board.moves(false)) {
    const nearer = board.stepsNearer(move);
    if (!board.make(move)) continue;
    const misjudged = (random.real() + random.real() - 1) * 2 * style.error + style.boldness * nearer;
    // Nothing worse than the best so far needs to be known exactly, however well it is misjudged.
    const score = -search(board, plies - 1, Number.NEGATIVE_INFINITY, misjudged - bestScore) + misjudged;
    board.unmake(move);
    if (score <= bestScore) continue;
    bestScore = score;
    best = move;
  }
  return best;
}

/** A player who looks no further than the captures takes moves for as good as the best that are so little worse. */
const AS_GOOD = 120;

/** Some moves that look as good as any at first sight, drawn at random. */
export function plausibleMoves(board: GameBoard, count: number, random: Random): GameMove[] {
  const judged: { readonly move: GameMove; readonly score: number }[] = [];
  for (const move of board.moves(false)) {
    if (!board.make(move)) continue;
    judged.push({
      move,
      score: -resolveCaptures(board, CAPTURE_PLIES, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
    });
    board.unmake(move);
  }
  const best = Math.max(...judged.map(({ score }) => score));
  const good = judged.filter(({ score }) => score >= best - AS_GOOD).map(({ move }) => move);
  return random.shuffled(good).slice(0, count);
}

function search(board: GameBoard, plies: number, least: number, most: number): number {
  if (plies <= 0) return resolveCaptures(board, CAPTURE_PLIES, least, most);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of ordered(board, board.moves(false))) {
    if (!board.make(move)) continue;
    const score = -search(board, plies - 1, -most, -Math.max(least, best));
    board.unmake(move);
    if (score > best) best = score;
    if (best >= most) return best;
  }
  if (best > Number.NEGATIVE_INFINITY) return best;
  return board.inCheck() ? MATED : 0;
}

/** What is left when everybody has taken what is worth taking. */
function resolveCaptures(board: GameBoard, plies: number, least: number, most: number): number {
  let best = board.whiteToMove ? board.value : -board.value;
  if (best >= most || plies === 0) return best;
  for (const move of ordered(board, board.moves(true))) {
    // What is taken, and a little more for the better place, does not reach what somebody has already: not worth a look.
    if (best + (TAKEN[board.takes(move)] ?? 0) + PLACE <= least) continue;
    if (!board.make(move)) continue;
    const score = -resolveCaptures(board, plies - 1, -most, -Math.max(least, best));
    board.unmake(move);
    if (score > best) best = score;
    if (best >= most) return best;
  }
  return best;
}

/** The greatest captures by the least men first, the rest as it comes. By insertion: lists are short and few moves capture. */
function ordered(board: GameBoard, moves: GameMove[]): GameMove[] {
  const ranks = moves.map((move) => {
    const taken = board.takes(move);
    return taken === 0 ? 0 : taken * 8 - board.moverOf(move);
  });
  for (let index = 1; index < moves.length; index++) {
    const move = moves[index] ?? 0;
    const rank = ranks[index] ?? 0;
    let place = index;
    for (; place > 0 && (ranks[place - 1] ?? 0) < rank; place--) {
      moves[place] = moves[place - 1] ?? 0;
      ranks[place] = ranks[place - 1] ?? 0;
    }
    moves[place] = move;
    ranks[place] = rank;
  }
  return moves;
}
