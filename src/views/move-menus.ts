import { makeSquare, parseSquare } from 'chessops/util';
import type { Button, Invocation, Menu } from '../bot/reply.js';
import { figurineOf } from '../games/chess/letters.js';
import { isCastling, legalMoves, uciOf } from '../games/chess/moves.js';
import type { Move, Role, Side, Square } from '../games/chess/vocabulary.js';
import type { Playing } from '../play/boards.js';
import type { Speech } from '../texts/speech.js';
import { giveUpButton, hintButton, moveButton } from './buttons.js';

/** What somebody has chosen so far, on a board after `ply` moves and defences. */
export interface MoveChoice {
  readonly ply?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly flipped: boolean;
}

interface MoveMenu {
  readonly menu: Menu;
  /** Once a piece is chosen, these take the place of the usual ones. */
  readonly buttons?: readonly Button[];
}

/**
 * Answering without typing: a piece, then its square, then what a pawn becomes. Nothing tells a check or a mate.
 * Undefined when what was chosen does not fit the position any more.
 */
export function moveMenuFor(playing: Playing, choosing: MoveChoice, speech: Speech): MoveMenu | undefined {
  const { from, to, ply, flipped } = choosing;
  if (from === undefined) return { menu: pieceMenu(playing, flipped, speech) };
  if (ply !== undefined && ply !== playing.attempt.line.length) return undefined;
  const moves = legalMoves(playing.position).filter((move) => move.from === parseSquare(from));
  const chosen = to === undefined ? moves : moves.filter((move) => move.promotion && move.to === parseSquare(to));
  if (chosen.length === 0) return undefined;
  const menu =
    to === undefined ? squareMenu(playing, from, moves, flipped, speech) : promotionMenu(playing, chosen, speech);
  return { menu, buttons: buttonsWhileChoosing(playing, flipped, speech) };
}

function pieceMenu(playing: Playing, flipped: boolean, { texts }: Speech): Menu {
  const { position } = playing;
  const movable = [...new Set(legalMoves(position).map(({ from }) => from))];
  return {
    placeholder: texts.choosing.choosePiece,
    options: movable.sort(asSeenFrom(position.turn)).map((square) => {
      const role = roleAt(playing, square);
      const name = makeSquare(square);
      return {
        label: texts.choosing.piece(figurineOf(position.turn, role), role, name),
        invoke: chooseOn(playing, flipped, { from: name }),
      };
    }),
  };
}

function squareMenu(playing: Playing, from: string, moves: readonly Move[], flipped: boolean, speech: Speech): Menu {
  const { texts } = speech;
  const squares = new Map(moves.map((move) => [makeSquare(move.to), move]));
  const role = roleAt(playing, parseSquare(from) ?? 0);
  return {
    placeholder: texts.choosing.whereTo(role, from),
    options: [...squares]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([to, move]) => {
        const description = describeMove(playing, move, speech);
        return {
          label: to,
          ...(description && { description }),
          invoke: move.promotion ? chooseOn(playing, flipped, { from, to }) : playOn(playing, move),
        };
      }),
  };
}

const promotionMenu = (playing: Playing, moves: readonly Move[], { texts }: Speech): Menu => ({
  placeholder: texts.choosing.promoteTo,
  options: moves.flatMap((move) =>
    move.promotion
      ? [
          {
            label: texts.choosing.promotion(figurineOf(playing.position.turn, move.promotion), move.promotion),
            invoke: playOn(playing, move),
          },
        ]
      : [],
  ),
});

/** What it takes, which the board shows as well. */
function describeMove({ position }: Playing, move: Move, { texts }: Speech): string | undefined {
  if (isCastling(position, move)) return texts.choosing.castles;
  const taken = position.board.getRole(move.to);
  if (taken) return texts.choosing.takes(taken);
  const isDiagonal = (move.to - move.from) % 8 !== 0;
  return position.board.pawn.has(move.from) && isDiagonal ? texts.choosing.takes('pawn') : undefined;
}

const buttonsWhileChoosing = ({ attempt: { puzzleRef: date } }: Playing, flipped: boolean, speech: Speech) => [
  {
    label: speech.texts.choosing.otherPiece,
    style: 'secondary' as const,
    inPlace: true,
    invoke: { command: 'puzzle', args: { date, ...(flipped && { flip: true }) } },
  },
  moveButton(date, speech),
  hintButton(date, speech),
  giveUpButton(date, speech),
];

const chooseOn = ({ attempt }: Playing, flipped: boolean, chosen: { from: string; to?: string }): Invocation => ({
  command: 'puzzle',
  args: { date: attempt.puzzleRef, ply: attempt.line.length, ...chosen, ...(flipped && { flip: true }) },
});

const playOn = ({ attempt, position }: Playing, move: Move): Invocation => ({
  command: 'move',
  args: { date: attempt.puzzleRef, ply: attempt.line.length, moves: uciOf(position, move) },
});

function roleAt({ position }: Playing, square: Square): Role {
  const role = position.board.getRole(square);
  if (!role) throw new Error(`no piece on ${makeSquare(square)}`);
  return role;
}

/** The order in which somebody reads the board: from the far left corner to the near right one. */
const asSeenFrom =
  (side: Side) =>
  (a: Square, b: Square): number => {
    const reading = (square: Square): number => (7 - (square >> 3)) * 8 + (square & 7);
    return side === 'white' ? reading(a) - reading(b) : reading(b) - reading(a);
  };
