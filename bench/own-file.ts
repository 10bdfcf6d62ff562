import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../src/shared/project.js';
import type { BenchPosition } from './position.js';
import { readPositions } from './position-file.js';

export type OwnFile = 'positions.epd' | 'long.epd';

/** A file of positions that belongs to the project: what is wrong in it is a bug. */
export async function readOwnFile(name: OwnFile): Promise<BenchPosition[]> {
  const read = readPositions(await readFile(join(projectRoot, 'bench', name), 'utf8'));
  if (!read.ok) throw new Error(`bench/${name}, line ${read.fault.line}: ${read.fault.why}`);
  return read.value;
}
