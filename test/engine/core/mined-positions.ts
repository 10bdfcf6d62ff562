import fc from 'fast-check';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { flipColours } from '../mate/random-positions.js';
import { AMPLE } from '../mate/solving.js';
import { randomPlacements } from './random-play.js';

/** Either side attacks. */
export const eitherColour = (positions: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(positions, fc.boolean()).map(([fen, flip]) => (flip ? flipColours(fen) : fen));

/** Boards with men all over, of which only those are kept that have a mate within `limit` moves. */
export const minedPlacements = (limit: number): fc.Arbitrary<string> =>
  randomPlacements.filter((fen) => proveKeys({ fen, mateIn: limit, budget: AMPLE }).kind === 'mate');
