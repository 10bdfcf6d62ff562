import { type Canvas, createCanvas, Image } from 'canvas';
import { COLORS, type Piece, ROLES } from 'chessops/types';
import type { PieceSet } from '../../shared/look.js';
import { type Artwork, readClassic, readPlain } from './artwork.js';
import { SQUARE_SIZE } from './geometry.js';

const ARTWORK: Readonly<Record<PieceSet, () => Artwork>> = { classic: readClassic, plain: readPlain };

export const PIECE_SIZE = SQUARE_SIZE * 0.9;

export type PieceImages = (piece: Piece) => Canvas;

/**
 * Every piece as pixels of the size it is drawn in: vectors are turned into pixels once, not for every board. All at
 * once, because a package update that changes its format must show at the start, not when the first black bishop is
 * drawn.
 */
export function loadPieces(set: PieceSet): PieceImages {
  const artwork = ARTWORK[set]();
  const images = new Map<string, Canvas>();
  for (const color of COLORS) {
    for (const role of ROLES) images.set(`${color} ${role}`, rasterize(artwork({ color, role })));
  }
  return ({ color, role }) => {
    const image = images.get(`${color} ${role}`);
    if (!image) throw new Error(`no piece is a ${color} ${role}`);
    return image;
  };
}

function rasterize(svg: Buffer): Canvas {
  const image = new Image();
  image.src = svg;
  // Without a size of its own the picture would be made at the artwork's size and then blown up.
  image.width = PIECE_SIZE;
  image.height = PIECE_SIZE;
  const canvas = createCanvas(PIECE_SIZE, PIECE_SIZE);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}
