import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFolder } from '../../src/jobs/import-folder.js';
import { type House, openHouse } from '../support/house.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS } from '../support/positions.js';

let house: House;
let folder: string;
beforeEach(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'matinee-puzzles-'));
});
afterEach(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const read = (version = '1') =>
  importFolder({ folder, library: house.store.library, version, now: () => house.clock.now });
const refusals = async () =>
  (await house.store.library.listRefusals(50)).map(({ source, line, why }) => `${source}:${line} ${why}`);

describe('the puzzles folder at start', () => {
  it('is read once, and again only when something in it changed', async () => {
    await put('a.epd', `${BACK_RANK} dm 1;`);
    expect(await read()).toEqual({ kind: 'read', files: 1, added: 1, refused: 0 });
    expect(await read()).toEqual({ kind: 'unchanged' });
    await put('a.epd', `${BACK_RANK} dm 1;\n${BACK_RANK_BLACK} dm 1;`);
    expect(await read()).toEqual({ kind: 'read', files: 1, added: 1, refused: 0 });
    expect(await read('2')).toMatchObject({ kind: 'read', added: 0 });
  });

  it('a bad line, a bad file or a large one never loses the good ones', async () => {
    await put('a.epd', `nonsense\n${BACK_RANK} dm 1;\n8/8/8/8/8/8/8/8 w - - dm 1;`);
    await put(
      'b.bin',
      Uint8Array.from({ length: 300 }, (_, index) => index % 256),
    );
    await put('c.txt', new Uint8Array(10 * 1024 * 1024).fill(10));
    await put('d.fen', '');
    await put('e.fen', Buffer.from(`\uFEFF${BACK_RANK_BLACK}\r\n`, 'utf16le'));
    await put('f.epd', `${BACK_RANK} dm 1;\r\n${FOUR_VERDICTS} dm 2;\r\n`);
    expect(await read()).toMatchObject({ kind: 'read', files: 6, added: 3 });
    expect((await refusals()).map((line) => line.slice(0, 30))).toEqual([
      expect.stringMatching(/^a.epd:1 /),
      expect.stringMatching(/^a.epd:3 /),
      expect.stringMatching(/^b.bin:0 This is not a text/),
      expect.stringMatching(/^c.txt:0 The file has 10 MB/),
      expect.stringMatching(/^d.fen:0 There is no puzzle/),
      expect.stringMatching(/^f.epd:1 Duplicate of #1/),
    ]);
  });

  it('leaves documentation, hidden files and folders alone', async () => {
    await put('SOURCES.md', '# Where the puzzles are from');
    await put('.draft.epd', 'nonsense');
    await mkdir(join(folder, 'old'));
    expect(await read()).toEqual({ kind: 'read', files: 0, added: 0, refused: 0 });
  });

  it('may be missing', async () => {
    const nowhere = join(folder, 'nowhere');
    const { library } = house.store;
    expect(await importFolder({ folder: nowhere, library, version: '1', now: Date.now })).toEqual({
      kind: 'no folder',
      reason: 'ENOENT',
    });
  });
});
