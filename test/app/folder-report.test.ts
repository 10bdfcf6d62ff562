import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderReport } from '../../src/app/folder-report.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { importFolder } from '../../src/work/import-folder.js';
import { putMany } from '../support/many-puzzles.js';
import { BACK_RANK, TWO_KEYS } from '../support/positions.js';

let place: string;
let folder: string;
let store: Store;
let printed: string[];
let report: FolderReport;
const open = async () => {
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  store = opened.value;
  const { signal } = new AbortController();
  report = new FolderReport({ folder, library: store.library, print: (line) => printed.push(line), signal });
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-folder-report-'));
  folder = join(place, 'puzzles');
  await mkdir(folder);
  printed = [];
  await open();
});
afterEach(async () => {
  await store.close();
  await rm(place, { recursive: true });
});

const put = (name: string, content: string) => writeFile(join(folder, name), content);
const read = () =>
  importFolder({ folder, library: report.library, version: '1', severalKeys: false, now: () => 1_000 });
/** What is printed by something. */
const printedBy = async (what: () => Promise<void>) => {
  printed = [];
  await what();
  return printed;
};

it('the first wrong lines are printed, and each later one when it comes, however many there were before', async () => {
  for (const name of ['a.epd', 'b.epd', 'c.epd']) await put(name, `${BACK_RANK} dm 0;\n`.repeat(450));
  const imported = await read();
  const start = await printedBy(() => report.reportStart(imported));
  expect(start[0]).toBe('Puzzle files: 3 read, no new puzzles, 1350 lines refused.');
  expect(start).toHaveLength(22);
  expect(start.at(-1)).toBe('  … and more: /puzzles stats counts them.');

  await put('d.epd', `${BACK_RANK} dm 1;\nnonsense\n`);
  await put('e.epd', 'nonsense\n');
  const changed = await read();
  expect(await printedBy(() => report.reportChange(changed))).toEqual([
    'puzzles/d.epd was read: 1 new puzzle, 1 line refused.',
    'puzzles/e.epd was read: no new puzzles, 1 line refused.',
    expect.stringMatching(/^ {2}d.epd, line 2: This is neither/),
    expect.stringMatching(/^ {2}e.epd, line 1: This is neither/),
  ]);
});

it('a file that is being written is printed, also at the start', async () => {
  await put('a.part', BACK_RANK);
  await put('b.epd', `${TWO_KEYS} dm 1;`);
  const imported = await importFolder({
    ...{ folder, library: report.library, version: '1', severalKeys: false, now: () => 1_000 },
    changing: new Set(['a.part']),
  });
  expect(await printedBy(() => report.reportStart(imported))).toEqual([
    'Puzzle files: 2 read, 1 new puzzle, 1 line refused.',
    '  a.part: Somebody is writing to this file; it is read when nothing is written to it any more.',
  ]);
});

it('of puzzles that are not playable each is printed once, and only what is printed is explained', async () => {
  await store.close();
  // Their positions are none: who explained them all would fail.
  putMany(join(place, 'matinee.sqlite'), '', 'no mate', 1_200);
  await open();
  expect(await printedBy(() => report.reportUnsound('known'))).toEqual([]);
  const drafts = [{ line: 7, position: positionOfFen(TWO_KEYS), claimedMateIn: 1 }];
  const sync = await store.library.beginFolderSync(1_000);
  sync.spare('many.epd');
  await sync.take({ source: 'new.epd', purpose: 'daily', severalKeys: false }, drafts);
  await sync.finish();
  const [waiting] = await store.library.listWaiting(1, [], '');
  const effort = { nodes: 1, milliseconds: 1 };
  const none = { kind: 'no mate', within: 1, effort } as const;
  await store.library.saveAnswer(waiting?.position ?? '', none, { milliseconds: 1, megabytes: 1 });
  expect(await printedBy(() => report.reportUnsound('new'))).toEqual([
    expect.stringMatching(/^ {2}new.epd, line 7, #1201: /),
  ]);
  expect(await printedBy(() => report.reportUnsound('new'))).toEqual([]);
});
