import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fenOf } from '../../src/games/chess/position.js';
import type { LibraryStore } from '../../src/puzzles/library-store.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { importFolder } from '../../src/work/import-folder.js';
import { BLACK_MATES, manyDrafts } from '../store/contract/bench.js';
import { BACK_RANK, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-puzzles-'));
  folder = join(place, 'puzzles');
  await mkdir(folder);
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  store = opened.value;
});
afterEach(async () => {
  await store.close();
  await rm(place, { recursive: true });
});

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
interface Others {
  readonly version?: string;
  readonly severalKeys?: boolean;
  readonly folder?: string;
  readonly library?: LibraryStore;
  readonly changing?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
}
const read = (others: Others = {}) =>
  importFolder({ folder, library: store.library, version: '1', severalKeys: false, now: () => 1_000, ...others });
const refusals = async () =>
  (await store.library.listRefusals(50)).map(({ source, line, why }) => `${source}:${line} ${why}`);
const puzzles = async () =>
  (await store.library.listPuzzles({}, 0, 50)).map(({ source, line, purpose }) => `${source}:${line} ${purpose}`);

describe('the puzzles folder', () => {
  it('is read once, and again only when something in it changed', async () => {
    await put('a.epd', `${BACK_RANK} dm 1;`);
    expect(await read()).toEqual({ kind: 'read', files: 1, added: 1, refused: 0, withdrawn: 0 });
    expect(await read()).toEqual({ kind: 'unchanged' });
    await put('a.epd', `${BACK_RANK} dm 1;\n${BLACK_MATES} dm 1;`);
    expect(await read()).toEqual({ kind: 'read', files: 1, added: 1, refused: 0, withdrawn: 0 });
    expect(await read({ version: '2' })).toMatchObject({ kind: 'read', added: 0 });
    expect(await read({ version: '2', severalKeys: true })).toMatchObject({ kind: 'read', added: 0 });
    await unlink(join(folder, 'a.epd'));
    expect(await read()).toEqual({ kind: 'read', files: 0, added: 0, refused: 0, withdrawn: 2 });
  });

  it('a bad line, a bad file or an empty one never loses the good ones', async () => {
    await put('a.epd', `nonsense\n${BACK_RANK} dm 1;\n8/8/8/8/8/8/8/8 w - - dm 1;`);
    await put('b.epd.gz', gzipSync(`${TWO_KEYS} dm 1;\n`).subarray(0, -12));
    await put('c.txt', new Uint8Array(1024 * 1024).fill(10));
    await put('d.fen', '');
    await put('e.fen', Buffer.from(`\uFEFF${BLACK_MATES}\r\n`, 'utf16le'));
    await put('f.epd', `${BACK_RANK} dm 1;\r\n${FOUR_VERDICTS} dm 2;\r\n`);
    await symlink(join(folder, 'nowhere'), join(folder, 'g.epd'));
    expect(await read()).toMatchObject({ kind: 'read', files: 7, added: 3, refused: 7 });
    expect((await refusals()).map((line) => line.slice(0, 30))).toEqual([
      expect.stringMatching(/^a.epd:1 /),
      expect.stringMatching(/^a.epd:3 /),
      expect.stringMatching(/^b.epd.gz:0 The packed file is/),
      expect.stringMatching(/^c.txt:0 There is no puzzle/),
      expect.stringMatching(/^d.fen:0 There is no puzzle/),
      expect.stringMatching(/^f.epd:1 Duplicate of #1/),
      expect.stringMatching(/^g.epd:0 There is no such file/),
    ]);
  });

  it('has dailies in it, and practice in the subfolder of that name; other folders are left alone', async () => {
    await put('SOURCES.md', '# Where the puzzles are from');
    await put('.draft.epd', 'nonsense');
    await put('b.epd', `${BACK_RANK} dm 1;`);
    for (const name of ['old', 'practice', 'practice/deeper']) await mkdir(join(folder, name));
    await put('old/c.epd', `${TWO_KEYS} dm 1;`);
    await put('practice/a.epd', `${BACK_RANK} dm 1;\n${BLACK_MATES} dm 1;`);
    await put('practice/SOURCES.md', 'nonsense');
    await put('practice/deeper/d.epd', `${TWO_KEYS} dm 1;`);
    expect(await read()).toMatchObject({ files: 2, added: 2, refused: 1 });
    expect(await puzzles()).toEqual(['b.epd:1 daily', 'practice/a.epd:2 practice']);
    expect(await refusals()).toEqual(['practice/a.epd:1 Duplicate of #1.']);
  });

  it('keeps the puzzles for practice when the folder of that name cannot be read, and tells so', async () => {
    const practice = join(folder, 'practice');
    await mkdir(practice);
    await put('a.epd', `${BACK_RANK} dm 1;`);
    await put('b.epd', `${TWO_KEYS} dm 1;`);
    await put('practice/p.epd', `${BLACK_MATES} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    await read();
    await rename(practice, join(place, 'elsewhere'));
    // A link that leads to itself: the system says ELOOP, whoever asks.
    await symlink('practice', practice);
    await unlink(join(folder, 'b.epd'));
    const told = { kind: 'read', files: 1, added: 0, refused: 1, unread: ['practice/'] };
    expect(await read()).toEqual({ ...told, withdrawn: 1 });
    expect(await refusals()).toEqual([
      'practice/:0 This folder cannot be read (ELOOP); until it can be, its puzzles stay as they are.',
    ]);
    expect(await puzzles()).toEqual(['a.epd:1 daily', 'practice/p.epd:1 practice', 'practice/p.epd:2 practice']);
    await unlink(practice);
    await rename(join(place, 'elsewhere'), practice);
    expect(await read()).toEqual({ kind: 'read', files: 2, added: 0, refused: 0, withdrawn: 0 });
    await rm(practice, { recursive: true });
    expect(await read()).toMatchObject({ kind: 'read', files: 1, withdrawn: 2 });
  });

  it('is left at once when somebody stops, however large its files are', async () => {
    // 64 GB of which the disk holds nothing: nobody would wait for its end.
    await put('a.epd', `${BACK_RANK} dm 1;`);
    await truncate(join(folder, 'a.epd'), 2 ** 36);
    const stopping = new AbortController();
    setImmediate(() => stopping.abort());
    await expect(read({ signal: stopping.signal })).rejects.toThrow('aborted');
    expect(await puzzles()).toEqual([]);
  });

  it('may be missing', async () => {
    expect(await read({ folder: join(folder, 'nowhere') })).toEqual({ kind: 'no folder', reason: 'ENOENT' });
  });

  it('with several keys allowed takes what would be cooked on these terms', async () => {
    await put('a.epd', `${TWO_KEYS} dm 1;`);
    await read({ severalKeys: true });
    const effort = { nodes: 1, milliseconds: 1 };
    const traits = { difficulty: 600, themes: [] };
    const mate = {
      kind: 'mate',
      mateIn: 1,
      keys: ['a1a8', 'e1e8'],
      solution: new Uint8Array(1),
      undecided: 0,
      effort,
      traits,
    } as const;
    const [waiting] = await store.library.listWaiting(1, [], '');
    expect(await store.library.saveAnswer(waiting?.position ?? '', mate, { milliseconds: 1, megabytes: 1 })).toEqual({
      verdicts: ['several keys'],
      decided: true,
    });
  });

  it.runIf(process.platform === 'linux')(
    'keeps the puzzles of a file that cannot be read for once, and reads it again until it can',
    async () => {
      await put('a.epd', `${BACK_RANK} dm 1;\n${TWO_KEYS} dm 1;`);
      await put('b.epd', `${BLACK_MATES} dm 1;\n${FOUR_VERDICTS} dm 2;`);
      await read();
      await unlink(join(folder, 'a.epd'));
      // Its beginning is no memory of any process: the system says EIO.
      await symlink('/proc/self/mem', join(folder, 'a.epd'));
      await put('b.epd', `${BLACK_MATES} dm 1;`);
      const told = { kind: 'read', files: 2, added: 0, refused: 1, unread: ['a.epd'] };
      expect(await read()).toEqual({ ...told, withdrawn: 1 });
      expect(await refusals()).toEqual([expect.stringMatching(/^a.epd:0 The file cannot be read \(EIO\)/)]);
      expect(await read()).toEqual({ ...told, withdrawn: 0 });
      expect(await puzzles()).toEqual(['a.epd:1 daily', 'a.epd:2 daily', 'b.epd:1 daily']);
      await unlink(join(folder, 'a.epd'));
      await put('a.epd', `${BACK_RANK} dm 1;`);
      expect(await read()).toEqual({ kind: 'read', files: 2, added: 0, refused: 0, withdrawn: 1 });
      expect(await read()).toEqual({ kind: 'unchanged' });
    },
  );

  it('keeps what is missing of a packed file that is damaged', async () => {
    const packed = gzipSync(`${BACK_RANK} dm 1;\n${TWO_KEYS} dm 1;\n`);
    await put('a.epd.gz', packed);
    await read();
    await put('a.epd.gz', packed.subarray(0, -12));
    expect(await read()).toMatchObject({ kind: 'read', refused: 1, withdrawn: 0 });
    expect(await read()).toEqual({ kind: 'unchanged' });
  });

  it('takes no file as gone, and none as read, that somebody writes to; the others are read', async () => {
    const lines = manyDrafts(250).map(({ position }) => `${fenOf(position)}\n`);
    await put('a.epd', `${BACK_RANK} dm 1;`);
    await put('b.epd', lines.join(''));
    await read();
    const { library } = store;
    let writing = true;
    /** Another program appends a line whenever puzzles are taken. */
    const disturbed: LibraryStore = {
      ...library,
      async beginFolderSync(now) {
        const sync = await library.beginFolderSync(now);
        return {
          refuse: (source, refused) => sync.refuse(source, refused),
          spare: (source) => sync.spare(source),
          finish: (fingerprint) => sync.finish(fingerprint),
          async take(intake, drafts) {
            if (writing && intake.source === 'b.epd') await appendFile(join(folder, 'b.epd'), '# more\n');
            return sync.take(intake, drafts);
          },
        };
      },
    };
    await unlink(join(folder, 'a.epd'));
    await put('b.epd', lines.slice(1).join(''));
    await put('c.epd', `${BLACK_MATES} dm 1;`);
    const told = { kind: 'read', files: 2, changing: ['b.epd'] };
    expect(await read({ library: disturbed })).toEqual({ ...told, added: 1, refused: 1, withdrawn: 1 });
    expect(await refusals()).toEqual([
      'b.epd:0 Somebody is writing to this file; it is read when nothing is written to it any more.',
    ]);
    expect(await library.countPuzzles({})).toBe(251);
    writing = false;
    expect(await read({ library: disturbed })).toMatchObject({ kind: 'read', added: 0, withdrawn: 1 });
    expect(await readFile(join(folder, 'b.epd'), 'utf8')).toContain('# more');
    expect(await read({ library: disturbed })).toEqual({ kind: 'unchanged' });
  });

  it('leaves files alone that are known to be written, or exchanged for others', async () => {
    await put('a.epd', `${BACK_RANK} dm 1;`);
    await put('b.epd', `${TWO_KEYS} dm 1;`);
    await read();
    await put('a.epd', `${BACK_RANK.slice(0, 10)}`);
    await unlink(join(folder, 'b.epd'));
    await put('c.epd', `${BLACK_MATES} dm 1;`);
    const changing = new Set(['a.epd', 'b.epd']);
    const told = { kind: 'read', files: 2, refused: 1, withdrawn: 0, changing: ['a.epd'] };
    expect(await read({ changing })).toEqual({ ...told, added: 1 });
    expect(await read({ changing })).toEqual({ ...told, added: 0 });
    expect(await puzzles()).toEqual(['a.epd:1 daily', 'b.epd:1 daily', 'c.epd:1 daily']);
    await put('a.epd', `${BACK_RANK} dm 1;`);
    expect(await read()).toMatchObject({ kind: 'read', files: 2, withdrawn: 1 });
  });
});
