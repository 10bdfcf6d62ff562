import type { Piece } from 'chessops/types';

/** A set of pieces as vectors: the SVG of each, to fill a square picture. */
export type Artwork = (piece: Piece) => Buffer;
