import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import { fenOf, positionKey } from '../../src/games/chess/position.js';
import { type Features, featuresOf } from '../../src/puzzles/analysis/difficulty/features.js';
import { mainLine } from '../../src/puzzles/analysis/main-line.js';
import { findThreats } from '../../src/puzzles/analysis/threats.js';
import { showProgress } from '../report.js';
import type { RatedMate } from './rated-file.js';

/** What a proved mate shows, and how hard people found it. */
export interface Sample {
  readonly features: Features;
  readonly rating: number;
  /** Not shown to the fit: the figures are measured on these. */
  readonly isHeldOut: boolean;
}

/** Enough for all but a few in ten thousand. */
const BUDGET = { milliseconds: 10_000, nodes: 1_000_000, megabytes: 64 };

const ONE_HELD_OUT_IN = 5;

/** What cannot be proved in a short time is left out. */
export function makeSamples(mates: readonly RatedMate[]): Sample[] {
  return mates.flatMap(({ position, mateIn, rating }, index) => {
    if (index % 100 === 0) showProgress(`${index} of ${mates.length} proved`);
    const answer = prove({ fen: fenOf(position), mateIn, budget: BUDGET });
    if (answer.kind !== 'mate') return [];
    const root = decodeSolution(answer.solution);
    const lineMoves = mainLine(position, root);
    const features = featuresOf(position, root, lineMoves, findThreats(lineMoves));
    return [{ features, rating, isHeldOut: hashOf(positionKey(position)) % ONE_HELD_OUT_IN === 0 }];
  });
}

/** FNV-1a: whether a position is held out depends on nothing but the position. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
