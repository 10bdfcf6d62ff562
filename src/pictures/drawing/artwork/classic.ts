import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Artwork } from './artwork.js';

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
