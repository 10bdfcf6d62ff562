import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SolveTask } from '../../../src/engine/mate/solver.js';
import { puzzlesFolder } from '../../support/shipped-puzzles.js';
import { AMPLE } from '../mate/solving.js';

/** The puzzles that ship as EPD, with mates of up to so many moves. */
export function shippedMates(longest: number): SolveTask[] {
  const files = ['classics.epd', 'composed.epd', 'from-games.epd'];
  const lines = files.flatMap((file) => readFileSync(join(puzzlesFolder, file), 'utf8').split('\n'));
  return lines.flatMap((line) => {
    const [, position, length] = /^(\S+ [wb] \S+ \S+) dm (\d+);/.exec(line) ?? [];
    const mateIn = Number(length);
    return position && mateIn <= longest ? [{ fen: `${position} 0 1`, mateIn, budget: AMPLE }] : [];
  });
}
