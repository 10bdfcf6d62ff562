import type { CanvasRenderingContext2D } from 'canvas';
import { FILE_NAMES, RANK_NAMES } from 'chessops/types';
import { squareFile, squareRank } from 'chessops/util';
import type { Square } from '../../games/chess/vocabulary.js';
import type { BoardTheme } from '../../shared/look.js';
import type { ChessBoard } from '../picture.js';
import { drawArrow } from './arrow.js';
import { BOARD_SIZE, centreOf, cornerOf, isLightSquare, SQUARE_SIZE } from './geometry.js';
import { drawGlyph } from './glyphs.js';
import { ARROWS, CHECK_GLOW, PALETTES, type Palette } from './palette.js';
import { PIECE_SIZE, type PieceImages } from './pieces.js';
import { readScene, type Scene } from './scene.js';

/**
 * These hang together with the size of the pieces: the foot of a bishop comes close to `b`, the crown of a queen to `2`,
 * and a pixel of the square stays free between them. Coordinates still smaller could not be read on a phone.
 */
const PIECE_LEFT = (SQUARE_SIZE - PIECE_SIZE) / 2;
const PIECE_TOP = PIECE_LEFT - 1;
const COORDINATE_HEIGHT = 17;
const COORDINATE_MARGIN = 3;
/** Under the letters there is more room, for the tail of `g`. */
const LETTERS_BASELINE = BOARD_SIZE - 7;

/** Draws over whatever the context showed before: every pixel of the board is painted. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  pieces: PieceImages,
  board: ChessBoard,
  theme: BoardTheme,
): void {
  const scene = readScene(board);
  const palette = PALETTES[theme];
  for (let square = 0; square < 64; square++) drawSquare(context, scene, palette, square);
  for (const [square, piece] of scene.board) {
    const { x, y } = cornerOf(square, scene.orientation);
    context.drawImage(pieces(piece), x + PIECE_LEFT, y + PIECE_TOP);
  }
  if (scene.arrow) {
    const { from, to, meaning } = scene.arrow;
    const colours = { fill: ARROWS[meaning], outline: ARROWS.outline };
    drawArrow(context, centreOf(from, scene.orientation), centreOf(to, scene.orientation), colours);
  }
}

function drawSquare(context: CanvasRenderingContext2D, scene: Scene, palette: Palette, square: Square): void {
  const colours = isLightSquare(square) ? palette.light : palette.dark;
  const isMarked = square === scene.lastMove?.from || square === scene.lastMove?.to;
  const { x, y } = cornerOf(square, scene.orientation);
  context.fillStyle = isMarked ? colours.lastMove : colours.plain;
  context.fillRect(x, y, SQUARE_SIZE, SQUARE_SIZE);
  if (square === scene.checkedKing) drawCheck(context, scene, square);

  context.strokeStyle = colours.coordinate;
  if (x === 0) {
    const baseline = y + COORDINATE_MARGIN + COORDINATE_HEIGHT;
    drawGlyph(context, RANK_NAMES[squareRank(square)] ?? '', {
      x: COORDINATE_MARGIN,
      y: baseline,
      height: COORDINATE_HEIGHT,
      align: 'left',
    });
  }
  if (y === BOARD_SIZE - SQUARE_SIZE) {
    drawGlyph(context, FILE_NAMES[squareFile(square)] ?? '', {
      x: x + SQUARE_SIZE - COORDINATE_MARGIN,
      y: LETTERS_BASELINE,
      height: COORDINATE_HEIGHT,
      align: 'right',
    });
  }
}

function drawCheck(context: CanvasRenderingContext2D, scene: Scene, king: Square): void {
  const corner = cornerOf(king, scene.orientation);
  const { x, y } = centreOf(king, scene.orientation);
  const glow = context.createRadialGradient(x, y, 0, x, y, SQUARE_SIZE * 0.62);
  CHECK_GLOW.forEach((colour, index) => {
    glow.addColorStop(index / (CHECK_GLOW.length - 1), colour);
  });
  context.fillStyle = glow;
  context.fillRect(corner.x, corner.y, SQUARE_SIZE, SQUARE_SIZE);
}
