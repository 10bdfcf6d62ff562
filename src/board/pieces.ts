import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, Image } from 'canvas';
import { COLORS, type Piece, ROLES } from 'chessops/types';
import { SQUARE_SIZE } from './geometry.js';

/** Colin M.L. Burnett's pieces, as the chessground package carries them: GPL-3.0-or-later, like this project. */
const ARTWORK = createRequire(import.meta.url).resolve('chessground/assets/chessground.cburnett.css');

const RULE = /piece\.(\w+)\.(\w+)\s*\{\s*background-image:\s*url\('data:image\/svg\+xml;base64,([^']+)'\)/g;

export const PIECE_SIZE = SQUARE_SIZE * 0.9;

export type PieceImages = (piece: Piece) => Canvas;

/** Every piece as pixels of the size it is drawn in: vectors are turned into pixels once, not for every board. */
export function loadPieces(): PieceImages {
  const images = new Map<string, Canvas>();
  for (const [, role, colour, base64] of readFileSync(ARTWORK, 'utf8').matchAll(RULE)) {
    images.set(`${colour} ${role}`, rasterize(Buffer.from(base64 ?? '', 'base64')));
  }
  const find = (name: string): Canvas => {
    const image = images.get(name);
    if (!image) throw new Error(`${ARTWORK} has no ${name}`);
    return image;
  };
  // A package update that changes its format must show at the start, not when the first black bishop is drawn.
  for (const colour of COLORS) for (const role of ROLES) find(`${colour} ${role}`);
  return ({ color, role }) => find(`${color} ${role}`);
}

function rasterize(svg: Buffer): Canvas {
  const image = new Image();
  image.src = svg;
  // Without a size of its own the picture would be made at the artwork's 45 pixels and then blown up.
  image.width = PIECE_SIZE;
  image.height = PIECE_SIZE;
  const canvas = createCanvas(PIECE_SIZE, PIECE_SIZE);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}
