import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lstat, readdir, readFile, stat, symlink } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { openSqliteStore } from '../../../src/store/sqlite/open.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { epd, LibraryFolder } from './library-folder.js';

const STOCK = [
  epd(CLASSIC_11, 'dm 2; id "Morphy \\"1844\\""; c0 "By a boy of ten."; rating 1500; themes "quietMove zugzwang";'),
  epd(TWO_KEYS, 'dm 1; id "Two rooks, {one} too many";'),
  epd(FOUR_VERDICTS, 'dm 3;'),
  epd(NO_MATE, 'dm 2;'),
].join('\n');

let folder: LibraryFolder;
beforeAll(async () => {
  folder = await LibraryFolder.make();
  await folder.write('stock.epd', STOCK);
  await folder.run('stock', 'add', 'stock.epd', '--practice');
});
afterAll(() => folder.clear());

describe('list', () => {
  it('is a table', async () => {
    const { code, out } = await folder.run('stock', 'list');
    const rows = out.trimEnd().split('\n');
    expect(rows[0]).toMatch(/^# {2}mate {2}verdict {6} diff {2}name +from {9}themes$/);
    expect(rows[1]).toMatch(/^1 {5}2 {2}sound +\d+ {2}Morphy "1844" +stock\.epd:1 {2}\S/);
    expect(rows[3]).toMatch(/^3 {5}2 {2}shorter mate +\d+ +stock\.epd:3/);
    expect(rows.at(-1)).toBe('4 puzzles');
    expect(code).toBe(0);
  });

  it('shows what is asked for', async () => {
    const numbers = async (...words: string[]) => (await folder.listed('stock', ...words)).map(({ id }) => id);
    expect(await numbers('--verdict', 'cooked')).toEqual([2]);
    expect(await numbers('--mate', '2')).toEqual([1, 3]);
    expect(await numbers('--theme', 'zugzwang')).toContain(1);
    expect(await numbers('--source', 'other.epd')).toEqual([]);
    expect(await numbers('--daily')).toEqual([]);
  });

  it('says when there is more, and when there is nothing', async () => {
    expect((await folder.run('stock', 'list', '--limit', '2')).out).toContain('2 of 4 puzzles; --limit shows more.');
    const none = await folder.run('stock', 'list', '--verdict', 'waiting');
    expect(none).toEqual({
      code: 0,
      out: '',
      err: 'No puzzle is like that: ask for less, or list all with `npm run puzzles -- list`.\n',
    });
  });

  it('says that a library is empty, and what fills it', async () => {
    const { code, err } = await folder.run('empty', 'list');
    expect(err).toMatch(
      /^The library is empty: `npm start` fills it .* `npm run puzzles -- add FILE` adds a file\.\n$/,
    );
    expect(code).toBe(0);
  });
});

describe('show', () => {
  it('has the board, the verdict, the line and the facts', async () => {
    const { out } = await folder.run('stock', 'show', '1');
    expect(out).toContain('8 k b K . . . . .   #1 Morphy "1844"');
    expect(out).toContain('Sound: mate in 2, and only Ra6 does it.');
    expect(out).toContain('1.Ra6 bxa6 2.b7#');
    expect(out).toMatch(/^themes +.*zugzwang/m);
    expect(out).toMatch(/^from +stock\.epd, line 1: added by hand on \d{4}-\d\d-\d\d$/m);
    expect(out).toMatch(/^comment +By a boy of ten\.$/m);
    expect(out).toMatch(/^metadata +rating 1500 and themes quietMove, zugzwang$/m);
  });

  it('is one object with --json', async () => {
    const { out } = await folder.run('stock', 'show', '#2', '--json');
    expect(JSON.parse(out)).toMatchObject({
      ...{ id: 2, verdict: 'cooked', mateIn: 1, purpose: 'practice' },
      keys: [{ san: 'Ra8#' }, { san: 'Re8#' }],
      mainLine: [{ uci: 'a1a8' }],
    });
  });

  it.each([
    ['one that is sound', '1', 'practice'],
    ['one that is cooked', '2', 'practice, but as it is it is not given'],
    ['one without a mate', '4', 'practice, but as it is it is not given'],
  ])('says what it is for, and of %s whether it is given', async (_, id, use) => {
    expect((await folder.run('stock', 'show', id)).out).toMatch(new RegExp(`^for +${use}$`, 'm'));
  });

  it('says when there is no such puzzle', async () => {
    const { code, err } = await folder.run('stock', 'show', '99');
    expect({ code, err }).toEqual({ code: 1, err: 'There is no puzzle #99; `npm run puzzles -- list` shows them.\n' });
  });
});

describe('export', () => {
  it.each(['epd', 'pgn', 'csv', 'jsonl', 'jsonl.gz'])('in %s and read again gives the same puzzles', async (ending) => {
    const file = `all.${ending}`;
    await folder.run('stock', 'export', file);
    const { code } = await folder.run(`from ${ending}`, 'add', file, '--practice');
    expect(code).toBe(0);
    const stripped = ({ id: _, source: __, line: ___, addedAt: ____, ...puzzle }: object & Record<string, unknown>) =>
      puzzle;
    const before = (await folder.listed('stock', '--verdict', 'sound')).map((puzzle) => stripped({ ...puzzle }));
    const after = (await folder.listed(`from ${ending}`)).map((puzzle) => stripped({ ...puzzle }));
    expect(after).toEqual(before);
    expect(after).toMatchObject([
      { name: 'Morphy "1844"', metadata: { rating: 1500, themes: ['quietMove', 'zugzwang'] } },
    ]);
  });

  it.each(['epd', 'pgn', 'csv', 'jsonl'])(
    'in %s keeps what is accepted with several keys, and what is for practice',
    async (ending) => {
      const library = `several ${ending}`;
      await folder.run(library, 'add', 'stock.epd', '--several-keys', '--practice');
      await folder.write('daily.epd', epd(BACK_RANK, 'dm 1;'));
      await folder.run(library, 'add', 'daily.epd');
      await folder.run(library, 'export', `several.${ending}`);
      await folder.run(`again ${ending}`, 'add', `several.${ending}`);
      const standing = async (name: string) =>
        (await folder.listed(name)).map(({ fen, verdict, purpose }) => [fen, verdict, purpose]);
      const playable = (await standing(library)).filter(
        ([, verdict]) => verdict === 'sound' || verdict === 'several keys',
      );
      expect(await standing(`again ${ending}`)).toEqual(playable);
      expect(playable.map(([, ...rest]) => rest)).toEqual([
        ['sound', 'practice'],
        ['several keys', 'practice'],
        ['sound', 'daily'],
      ]);
    },
  );

  it('writes to the standard output, and of those that cannot be played only what is asked for', async () => {
    const playable = await folder.run('stock', 'export');
    expect(playable.out).toMatch(/^kbK5\/pp6\/1P6\/8\/8\/8\/8\/R7 w - - dm 2; .*\n$/);
    const cooked = await folder.run('stock', 'export', '--verdict', 'cooked', '--format', 'csv');
    expect(cooked.out.split('\n')[1]).toMatch(/^"Two rooks, \{one\} too many",/);
  });

  it('changes the file that a link leads to, not the link, and keeps its mode', async () => {
    await folder.write('linked.epd', 'old');
    await chmod(folder.path('linked.epd'), 0o640);
    await symlink('linked.epd', folder.path('link.epd'));
    await folder.run('stock', 'export', 'link.epd');
    expect((await lstat(folder.path('link.epd'))).isSymbolicLink()).toBe(true);
    expect(await folder.read('linked.epd')).toMatch(/^kbK5/);
    expect((await stat(folder.path('linked.epd'))).mode & 0o777).toBe(0o640);
  });

  it.each(['', '-wal', '-shm'])('does not overwrite the database%s', async (ending) => {
    const words = ['export', `libraries/stock/matinee.sqlite${ending}`, '--format', 'epd'];
    const { code, err } = await folder.run('stock', ...words);
    expect(err).toBe('The export would overwrite the database; give it another name.\n');
    expect(code).toBe(2);
    expect((await folder.listed('stock')).length).toBe(4);
  });

  it.skipIf(!existsSync('/usr/bin/mkfifo'))('writes into a pipe that has a name', async () => {
    execFileSync('mkfifo', [folder.path('pipe.epd')]);
    const [text] = await Promise.all([
      readFile(folder.path('pipe.epd'), 'utf8'),
      folder.run('stock', 'export', 'pipe.epd'),
    ]);
    expect(text).toMatch(/^kbK5/);
    expect((await stat(folder.path('pipe.epd'))).isFIFO()).toBe(true);
  });

  it('leaves an old file alone when there is nothing to write, or when it cannot be written', async () => {
    await folder.write('old.epd', 'precious');
    const nothing = await folder.run('stock', 'export', 'old.epd', '--verdict', 'waiting');
    expect(nothing).toEqual({ code: 1, out: '', err: 'No puzzle is like that; nothing was written.\n' });
    expect(await folder.read('old.epd')).toBe('precious');
    const lost = await folder.run('stock', 'export', 'no/such/folder.epd');
    expect(lost).toEqual({
      code: 1,
      out: '',
      err: 'no/such/folder.epd cannot be written (ENOENT); name another file.\n',
    });
    expect((await readdir(folder.root)).filter((name) => name.includes('tmp'))).toEqual([]);
  });
});

describe('changes', () => {
  it('relabel, allow and remove say what a puzzle is now', async () => {
    await folder.run('changed', 'add', 'stock.epd');
    const relabelled = await folder.run('changed', 'relabel', '3', '1', '77');
    expect(relabelled).toEqual({
      code: 1,
      out: '#3: Sound: mate in 2, and only Kf7 does it.\n',
      err: '#1 stays as it is: its verdict is "sound", not "shorter mate".\nThere is no puzzle #77; `npm run puzzles -- list` shows them.\n',
    });
    const allowed = await folder.run('changed', 'allow', '2');
    expect(allowed.out).toMatch(/^#2: Accepted with several keys: 2 first moves mate in 1/);
    const removed = await folder.run('changed', 'remove', '4');
    expect(removed.out).toBe('#4 is taken out: it is not given any more. What was played of it stays.\n');
    const left = (await folder.listed('changed')).map(({ id, verdict }) => [id, verdict]);
    expect(left).toEqual([
      [1, 'sound'],
      [2, 'several keys'],
      [3, 'sound'],
    ]);
  });

  it('of all puzzles tell the verdicts that came of them, and what is still not given', async () => {
    const lines = [epd(FOUR_VERDICTS, 'dm 3;'), epd(TWO_KEYS, 'dm 3;')];
    await folder.write('short.epd', lines.join('\n'));
    await folder.run('all', 'add', 'short.epd');
    const [head, ...notGiven] = (await folder.run('all', 'relabel', '--all')).out.trimEnd().split('\n');
    expect(head).toBe('2 puzzles got the length of the mate that was found: 1 sound, 1 cooked.');
    expect(notGiven).toEqual([expect.stringMatching(/^#2: Cooked: 2 first moves mate in 1: Ra8# and Re8#\./)]);
    expect((await folder.run('all', 'allow', '--all')).out).toBe('1 puzzle accepted: 1 several keys.\n');
    expect((await folder.run('all', 'allow', '--all')).out).toBe('No common puzzle is cooked.\n');
    expect((await folder.run('all', 'relabel', '--all')).out).toBe(
      'No common puzzle has a shorter mate than it claims.\n',
    );
  });

  it('of a range tell of the first that stay as they are, and count the others', async () => {
    await folder.run('range', 'add', 'stock.epd');
    const { code, out, err } = await folder.run('range', 'relabel', '1-40');
    expect(out).toBe('#3: Sound: mate in 2, and only Kf7 does it.\n');
    expect(err.trimEnd().split('\n').slice(19)).toEqual([
      'There is no puzzle #21; `npm run puzzles -- list` shows them.',
      '… and 19 more.',
    ]);
    expect(code).toBe(1);
  });
});

/** A puzzle of the folder and, after it, those that a server added. */
async function openShared(library: string, own: readonly (readonly [fen: string, mateIn: number])[]): Promise<void> {
  const opened = await openSqliteStore(folder.path(`libraries/${library}/matinee.sqlite`));
  if (!opened.ok) throw new Error(opened.fault.code);
  const { library: store, close } = opened.value;
  const intake = { source: 'classics.epd', purpose: 'daily', severalKeys: false } as const;
  const draft = (line: number, fen: string, mateIn: number) => ({
    ...{ line, position: positionOfFen(fen), claimedMateIn: mateIn },
  });
  await (await store.beginFolderSync(0)).take(intake, [draft(3, CLASSIC_11, 2)]);
  const drafts = own.map(([fen, mateIn], index) => draft(index + 1, fen, mateIn));
  await store.addOwn('club', { ...intake, source: 'ours.epd' }, drafts, 0);
  await close();
}

describe('a puzzle', () => {
  it('of the puzzles folder is deleted there', async () => {
    await openShared('shared', []);
    const { code, err } = await folder.run('shared', 'remove', '1');
    const file = folder.path('puzzles/classics.epd');
    expect(err).toBe(`#1 is in the puzzles folder: delete it in ${file}, line 3.\n`);
    expect(code).toBe(1);
    expect((await folder.listed('shared')).map(({ id }) => id)).toEqual([1]);
  });

  it('of a server is listed with its server', async () => {
    await openShared('clubs', [[FOUR_VERDICTS, 2]]);
    const { out } = await folder.run('clubs', 'list');
    expect(out).toMatch(/^# .* from +server +themes$/m);
    expect(out).toMatch(/^2 .* ours\.epd:1 +club$/m);
    const numbers = async (...words: string[]) => (await folder.listed('clubs', ...words)).map(({ id }) => id);
    expect(await numbers()).toEqual([1, 2]);
    expect(await numbers('--source', 'ours.epd')).toEqual([2]);
    expect(await numbers('--server', 'club')).toEqual([2]);
    expect(await numbers('--common')).toEqual([1]);
    expect((await folder.run('clubs', 'show', '2')).out).toMatch(/^server +club$/m);
  });

  it('of a server leaves the house only when it is asked for', async () => {
    await openShared('exporting', [[FOUR_VERDICTS, 2]]);
    await folder.run('exporting', 'verify');
    expect((await folder.run('exporting', 'export')).out).not.toContain(epd(FOUR_VERDICTS));
    expect((await folder.run('exporting', 'export', '--server', 'club')).out).toContain(epd(FOUR_VERDICTS));
  });

  it('of a server is said to be its when it is changed', async () => {
    await openShared('changing', [
      [FOUR_VERDICTS, 3],
      [TWO_KEYS, 1],
    ]);
    await folder.run('changing', 'verify');
    expect((await folder.run('changing', 'relabel', '2')).out).toMatch(/^#2 of server club: Sound: mate in 2/);
    expect((await folder.run('changing', 'allow', '3')).out).toMatch(/^#3 of server club: Accepted with several keys/);
    expect((await folder.run('changing', 'allow', '2')).err).toMatch(/^#2 of server club stays as it is/);
    expect((await folder.run('changing', 'remove', '2')).out).toMatch(/^#2 of server club is taken out/);
  });
});

describe('verify', () => {
  it('finds every stored solution that does not stand, and proves it anew', async () => {
    const file = new Sqlite(folder.path('libraries/stock/matinee.sqlite'));
    file.exec(`update proofs set solution = x'0102' where position like 'kbK5%'`);
    file.close();
    const { code, out, err } = await folder.run('stock', 'verify', '--all');
    expect(err).toMatch(/^#1 does not stand \(.*\): it is proved anew\.$/m);
    expect(out).toContain('2 stored solutions stand.');
    expect(out).toContain('1  sound');
    expect(code).toBe(0);
    const again = await folder.run('stock', 'verify', '1', '4', '98');
    expect(again.out).toContain('#1: the stored solution stands.');
    expect(again.out).toContain('1  no mate');
    expect(again.err).toBe('There is no puzzle #98; `npm run puzzles -- list` shows them.\n');
  });

  it('tries again what was too hard, with more than it had', async () => {
    await folder.write('hard.epd', epd(CLASSIC_11, 'dm 2;'));
    const given = await folder.run('hard', 'add', 'hard.epd', '--seconds', '0.000001');
    expect(given.out).toContain('1  too hard');
    const { code, out } = await folder.run('hard', 'verify');
    expect(out).toContain('1  sound');
    expect(code).toBe(0);
    expect((await folder.run('hard', 'verify')).out).toBe('No puzzle is too hard: every one has its verdict.\n');
  });

  it('says when a puzzle had as much already', async () => {
    await folder.run('harder', 'add', 'hard.epd', '--seconds', '0.000001');
    const { code, err } = await folder.run('harder', 'verify', '--seconds', '0.000001');
    expect(err).toBe('1 puzzle that is too hard had as much already; give more with --seconds.\n');
    expect(code).toBe(1);
  });
});
