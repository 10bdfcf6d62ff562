import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import { fenOf } from '../../src/games/chess/position.js';
import { mainLine } from '../../src/puzzles/analysis/main-line.js';
import { traitsOf } from '../../src/puzzles/analysis/traits.js';
import { findFacts } from '../../src/puzzles/composing/facts.js';
import { isObviousCheck } from '../../src/puzzles/composing/rejections.js';
import { type Appearance, appearanceOf } from '../../src/puzzles/composing/variety.js';
import type { Draft } from '../../src/puzzles/draft.js';
import { readPuzzleFile } from '../../src/puzzles/files/read-file.js';

/** A puzzle that can become a daily, with what the limits of the pack are about. */
export interface StockedDaily {
  readonly name: string;
  readonly fen: string;
  readonly mateIn: number;
  readonly difficulty: number;
  readonly startsInCheck: boolean;
  /** A mate in one that shows itself. */
  readonly isObvious: boolean;
  /** Every move of the main line is a check. */
  readonly checksOnly: boolean;
  readonly hasQuietKey: boolean;
  readonly likeness: Appearance;
}

/** Enough for every puzzle that ships. */
const BUDGET = { milliseconds: 60_000, nodes: 10_000_000, megabytes: 64 };

/** All puzzles of these files, or of all files of the folder: what is in the folder `practice` is never a daily. */
export async function readStock(folder: string, names?: readonly string[]): Promise<StockedDaily[]> {
  const files = names ?? (await readdir(folder)).filter((name) => /\.(epd|txt)$/.test(name)).sort();
  const drafts: Draft[] = [];
  for (const name of files) {
    const read = await readPuzzleFile(await readFile(join(folder, name)));
    if (!read.ok) throw new Error(`${name} cannot be read`);
    drafts.push(...read.value.drafts);
  }
  return drafts.map(describe);
}

function describe({ name = '', position, claimedMateIn = 0 }: Draft): StockedDaily {
  const fen = fenOf(position);
  const answer = prove({ fen, mateIn: claimedMateIn, budget: BUDGET });
  if (answer.kind !== 'mate' || answer.mateIn !== claimedMateIn || answer.keys.length !== 1)
    throw new Error(`${name} is not sound: ${fen}`);
  const root = decodeSolution(answer.solution);
  const mate = mainLine(position, root).at(-1);
  if (!mate) throw new Error(`${name} has no main line`);
  // Whether the key waits plays no part in any of the limits.
  const facts = findFacts(position, root, false);
  return {
    name,
    fen,
    mateIn: claimedMateIn,
    difficulty: traitsOf(position, root).difficulty,
    startsInCheck: facts.startsInCheck,
    isObvious: isObviousCheck(facts),
    checksOnly: facts.checksOnly,
    hasQuietKey: !facts.key.check,
    likeness: appearanceOf(position, mate),
  };
}
