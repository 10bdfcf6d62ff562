import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Color, Piece, Role } from 'chessops/types';

/** A set of pieces as vectors: the SVG of each, to fill a square picture. */
export type Artwork = (piece: Piece) => Buffer;

/** Colin M.L. Burnett's pieces, as the chessground package carries them: GPL-3.0-or-later, like this project. */
const STYLE_SHEET = createRequire(import.meta.url).resolve('chessground/assets/chessground.cburnett.css');

const RULE = /piece\.(\w+)\.(\w+)\s*\{\s*background-image:\s*url\('data:image\/svg\+xml;base64,([^']+)'\)/g;

export function readClassic(): Artwork {
  const drawings = new Map<string, Buffer>();
  for (const [, role, colour, base64] of readFileSync(STYLE_SHEET, 'utf8').matchAll(RULE)) {
    drawings.set(`${colour} ${role}`, Buffer.from(base64 ?? '', 'base64'));
  }
  return ({ color, role }) => {
    const drawing = drawings.get(`${color} ${role}`);
    if (!drawing) throw new Error(`${STYLE_SHEET} has no ${color} ${role}`);
    return drawing;
  };
}

const resolve = createRequire(import.meta.url).resolve;

/**
 * White is the whitest of the set: the light outline of Black's pieces stays a shade below it. On a light square
 * a black piece is seen by its body, on a dark one by its outline.
 */
export const PLAIN_COLOURS: Readonly<Record<Color, { readonly body: string; readonly outline: string }>> = {
  white: { body: '#ffffff', outline: '#101010' },
  black: { body: '#101010', outline: '#e4e4e4' },
};

/** In the units of the artwork, which is 24 wide: it closes the gap of 2 between a piece and its foot. */
const OUTLINE_WIDTH = 1;

/** The artwork leaves more room around itself than the outline needs. */
const VIEW_BOX = '0.2 0.4 23.6 23.6';

/** Material Design Icons, Apache-2.0: one shape for both sides. */
export function readPlain(): Artwork {
  return ({ color, role }) => {
    const shape = readShape(role);
    const { body, outline } = PLAIN_COLOURS[color];
    // The stroke lies half under the body: what is seen outside is one outline width.
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="${VIEW_BOX}">` +
        `<path d="${shape}" stroke="${outline}" stroke-width="${OUTLINE_WIDTH * 2}" stroke-linejoin="round"/>` +
        `<path d="${shape}" fill="${body}"/></svg>`,
    );
  };
}

function readShape(role: Role): string {
  const file = resolve(`@mdi/svg/svg/chess-${role}.svg`);
  const shape = / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!shape) throw new Error(`${file} has no shape`);
  return shape;
}
