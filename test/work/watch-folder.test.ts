import { appendFile, chmod, mkdir, mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { type FolderImport, importFolder } from '../../src/work/import-folder.js';
import { FolderWatcher } from '../../src/work/watch-folder.js';
import { BLACK_MATES } from '../store/contract/bench.js';
import { silent } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';

let place: string;
let folder: string;
let store: Store;
let watcher: FolderWatcher;
let news: FolderImport[];
let heard: () => void;
let reads: number;
/** What happens instead when the folder is read next. */
let trouble: (() => Promise<FolderImport>) | undefined;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-watch-'));
  folder = join(place, 'puzzles');
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  store = opened.value;
  news = [];
  trouble = undefined;
  reads = 0;
  watcher = new FolderWatcher({
    folder,
    read: async (changing) => {
      reads++;
      const instead = trouble;
      trouble = undefined;
      if (instead) return instead();
      return importFolder({
        folder,
        library: store.library,
        version: '1',
        severalKeys: false,
        now: () => 1_000,
        changing,
      });
    },
    onRead: (imported) => {
      news.push(imported);
      heard();
    },
    log: silent,
    quietMs: 5,
    pollMs: 40,
  });
});
afterEach(async () => {
  await watcher.stop();
  await store.close();
  await rm(place, { recursive: true });
});

const put = (name: string, content: string) => writeFile(join(folder, name), content);
/** What is told next, after a change. */
const toldAfter = async (change: () => Promise<unknown>): Promise<FolderImport | undefined> => {
  const told = new Promise<void>((resolve) => {
    heard = resolve;
  });
  await change();
  await told;
  return news.at(-1);
};
const begin = async () => {
  await mkdir(folder);
  await put('a.epd', `${BACK_RANK} dm 1;`);
  expect(await watcher.readNow()).toMatchObject({ kind: 'read', added: 1 });
  watcher.start();
};

describe('while the bot runs', () => {
  it('a new, a changed and a removed file are noticed', async () => {
    await begin();
    expect(await toldAfter(() => put('b.epd', `${BLACK_MATES} dm 1;`))).toMatchObject({
      kind: 'read',
      files: 2,
      added: 1,
    });
    expect(await toldAfter(() => appendFile(join(folder, 'a.epd'), '\nnonsense'))).toMatchObject({
      added: 0,
      refused: 1,
    });
    expect(await toldAfter(() => unlink(join(folder, 'b.epd')))).toMatchObject({ files: 1, withdrawn: 1 });
    expect(await toldAfter(() => rename(join(folder, 'a.epd'), join(folder, 'c.epd')))).toMatchObject({ withdrawn: 0 });
    expect(await store.library.listPuzzles({}, 0, 5)).toMatchObject([{ id: 1, source: 'c.epd' }]);
  });

  it('so is a folder for practice, and a file in it', async () => {
    await begin();
    const practice = async () => {
      await mkdir(join(folder, 'practice'));
      await put('practice/p.epd', `${BLACK_MATES} dm 1;`);
    };
    expect(await toldAfter(practice)).toMatchObject({ added: 1 });
    expect(await toldAfter(() => put('practice/q.epd', `${FOUR_VERDICTS} dm 2;`))).toMatchObject({
      files: 3,
      added: 1,
    });
    expect(await store.library.countPuzzles({ purpose: 'practice' })).toBe(2);
  });

  it('a folder that is made only then is found without being told of', async () => {
    expect(await watcher.readNow()).toEqual({ kind: 'no folder', reason: 'ENOENT' });
    watcher.start();
    const make = async () => {
      await mkdir(join(place, 'new'));
      await writeFile(join(place, 'new', 'a.epd'), `${BACK_RANK} dm 1;`);
      await rename(join(place, 'new'), folder);
    };
    expect(await toldAfter(make)).toMatchObject({ kind: 'read', added: 1 });
    expect(await toldAfter(() => rename(folder, join(place, 'gone')))).toEqual({ kind: 'no folder', reason: 'ENOENT' });
    expect(await store.library.countPuzzles({})).toBe(1);
  });

  it('a file that changes while it is read is read again', async () => {
    await begin();
    trouble = async () => {
      await appendFile(join(folder, 'b.epd'), `\n${FOUR_VERDICTS} dm 2;`);
      return { kind: 'read', files: 2, added: 0, refused: 1, withdrawn: 0, changing: ['b.epd'] };
    };
    expect(await toldAfter(() => put('b.epd', `${BLACK_MATES} dm 1;`))).toMatchObject({ changing: ['b.epd'] });
    expect(await toldAfter(async () => {})).toMatchObject({ kind: 'read', added: 2 });
  });

  it('a file that is being written holds up no other, and is read when it is whole', async () => {
    await begin();
    await put('a.part', BLACK_MATES.slice(0, 20));
    // So often that it never looks the same twice.
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await appendFile(join(folder, 'a.part'), '\n# more');
    })();
    expect(await toldAfter(() => put('b.epd', `${FOUR_VERDICTS} dm 2;`))).toMatchObject({
      kind: 'read',
      added: 1,
      changing: ['a.part'],
    });
    isWriting = false;
    await writing;
    await put('a.part', `${BLACK_MATES} dm 1;`);
    const isWhole = (told: FolderImport) => told.kind === 'read' && told.added === 1 && !told.changing;
    await vi.waitUntil(() => news.some(isWhole), { timeout: 20_000 });
    expect(await store.library.countPuzzles({})).toBe(3);
  });

  it('a file that cannot be read is told once, and read as soon as it can be', async () => {
    await begin();
    const unread = { kind: 'read', files: 2, added: 0, refused: 1, withdrawn: 0, unread: ['b.epd'] } as const;
    let tries = 0;
    const refuse = async (): Promise<FolderImport> => {
      if (++tries < 3) trouble = refuse;
      return unread;
    };
    trouble = refuse;
    expect(await toldAfter(() => put('b.epd', `${BLACK_MATES} dm 1;`))).toEqual(unread);
    expect(await toldAfter(async () => {})).toMatchObject({ kind: 'read', added: 1 });
    expect(tries).toBe(3);
    expect(news).toHaveLength(2);
  });

  it('a file whose permissions alone have changed is read', async () => {
    await begin();
    const before = reads;
    await chmod(join(folder, 'a.epd'), 0o600);
    await vi.waitUntil(() => reads > before, { timeout: 20_000 });
  });

  it('what goes wrong once is tried again', async () => {
    await begin();
    trouble = () => Promise.reject(new Error('the disk is full'));
    expect(await toldAfter(() => put('b.epd', `${BLACK_MATES} dm 1;`))).toMatchObject({ kind: 'read', added: 1 });
  });

  it('nothing is read after it was stopped', async () => {
    await begin();
    await watcher.stop();
    const before = reads;
    await put('b.epd', `${BLACK_MATES} dm 1;`);
    // A second one that goes on shows that a watcher would have noticed it by now.
    let noticed = 0;
    const other = new FolderWatcher({
      folder,
      read: async () => {
        noticed++;
        return { kind: 'unchanged' };
      },
      onRead: () => {},
      log: silent,
      quietMs: 5,
      pollMs: 40,
    });
    other.start();
    for (const name of ['c.epd', 'd.epd', 'e.epd']) {
      const seen = noticed;
      await put(name, BACK_RANK);
      await vi.waitUntil(() => noticed > seen, { timeout: 20_000 });
    }
    await other.stop();
    expect(reads).toBe(before);
    expect(news).toEqual([]);
    expect(await store.library.countPuzzles({})).toBe(1);
  });
});
