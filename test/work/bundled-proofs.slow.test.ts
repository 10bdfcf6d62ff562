import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AttackNode } from '../../src/engine/mate/solution.js';
import { verifySolution } from '../../src/engine/mate/verify.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import { findFacts } from '../../src/puzzles/composing/facts.js';
import { METHODS } from '../../src/puzzles/composing/recipe.js';
import { rejectionReason } from '../../src/puzzles/composing/rejections.js';
import { importFolder } from '../../src/work/import-folder.js';
import { openHouse, proved } from '../support/house.js';
import { DAILIES, PRACTICE, puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

/** The names in the pack of dailies; practice was made before the rules became as strict as they are now. */
const DAILY = /^d-\d{4}$/;

/** Why it should not have been kept, whichever way it was made. */
function whyUgly(fen: string, solution: AttackNode): string | undefined {
  const facts = findFacts(positionOfFen(fen), solution, false);
  const [one, other] = METHODS.map((way) => rejectionReason(facts, [], way));
  return one && other;
}

it('the pool proves every bundled puzzle sound, and every solution stands without a search; no daily of the pack is trivial', {
  timeout: 300_000,
}, async () => {
  const house = await openHouse();
  const { library, play } = house.store;
  const folder = await mkdtemp(join(tmpdir(), 'matinee-shipped-'));
  await mkdir(join(folder, 'practice'));
  for (const name of [...SHIPPED_FILES, DAILIES, PRACTICE])
    await copyFile(join(puzzlesFolder, name), join(folder, name));
  const imported = await importFolder({
    folder,
    library,
    version: '1',
    severalKeys: false,
    now: () => house.clock.now,
  });
  house.services.precomputer.wake();
  await proved(house.services.precomputer);

  const everything = imported.kind === 'read' ? imported.added : 0;
  const sound = await library.listPuzzles({ verdict: 'sound' }, 0, everything);
  expect(imported).toMatchObject({ kind: 'read', added: sound.length, refused: 0 });
  for (const { id, fen, name } of sound) {
    const solution = await play.loadSolution(id);
    expect(verifySolution(fen, solution), `${name}: ${fen}`).toEqual([]);
    if (DAILY.test(name ?? '')) expect(whyUgly(fen, solution), `${name}: ${fen}`).toBeUndefined();
  }
  await house.close();
  await rm(folder, { recursive: true });
});
