import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { link, rm, symlink } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStorageFailure } from '../../../src/cli/puzzles/context.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { formatTextBoard } from '../../puzzles/files/formats/format-text-board.js';
import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_11, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { epd, LibraryFolder } from './library-folder.js';

/** So many pieces that a mate in 20 is neither found nor disproved while a test runs. */
const HOPELESS = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1';

const MIRRORED = '5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1';

/** Every verdict, a line each. */
const MIXED = [
  epd(CLASSIC_11, 'dm 2; id "Morphy";'),
  epd(TWO_KEYS, 'dm 1;'),
  epd(FOUR_VERDICTS, 'dm 3;'),
  epd(NO_MATE, 'dm 2;'),
  epd(HOPELESS, 'dm 20;'),
  'nonsense',
  epd(BACK_RANK, 'dm 1;'),
  epd(BACK_RANK_BLACK, 'dm 1;'),
  epd(MIRRORED, 'dm 2;'),
  '',
].join('\n');

let folder: LibraryFolder;
beforeAll(async () => {
  folder = await LibraryFolder.make();
  await folder.write('mixed.epd', MIXED);
});
afterAll(() => folder.clear());

describe('every line', () => {
  it('is counted by its verdict and told what is wrong with it', async () => {
    const { code, out, err } = await folder.run('mixed', 'add', 'mixed.epd', '--seconds', '1', '--report', 'mixed.csv');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const counts = [...out.matchAll(/^ +(\d+) {2}(\S+(?: \S+)?) {2,}/gm)].map(([, count, kind]) => `${count} ${kind}`);
    expect(counts).toEqual([
      '2 sound',
      '1 cooked',
      '1 shorter mate',
      '1 no mate',
      '1 too hard',
      '2 duplicate',
      '1 refused',
    ]);
    expect(out).toContain('mixed.epd:2, #2: Cooked: 2 first moves mate in 1: Ra8# and Re8#.');
    expect(out).toContain('mixed.epd:6: This is neither');
    expect(out).toContain('mixed.epd:8: Duplicate of #6, with colours swapped.');
    expect(out).toContain('mixed.epd:9: Duplicate of #1, mirrored.');
    expect(out).toMatch(/`npm run puzzles --\s+verify` tries again/);
  });

  it('has its verdict though thousands follow that need no proof', async () => {
    const head = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';
    const row = (themes: string) => `1,6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,g8h8 d1d8,900,80,90,100,${themes},,`;
    await folder.write('few.csv', [head, row('mate mateIn1'), ...Array(30_000).fill(row('endgame')), ''].join('\n'));
    const { code, out } = await folder.run('few', 'add', 'few.csv');
    expect(code).toBe(0);
    expect(out).toMatch(/^ +1 {2}sound/m);
    expect(out).toMatch(/^ +30,000 {2}skipped/m);
  });

  it('has its row in the report, in the order of the file', async () => {
    const [head, ...rows] = (await folder.read('mixed.csv')).trimEnd().split('\n');
    expect(head).toBe('file,line,puzzle,verdict,reason');
    expect(rows.map((row) => row.split(',').slice(0, 4).join(' '))).toEqual([
      'mixed.epd 1 1 sound',
      'mixed.epd 2 2 cooked',
      'mixed.epd 3 3 shorter mate',
      'mixed.epd 4 4 no mate',
      'mixed.epd 5 5 too hard',
      'mixed.epd 6  refused',
      'mixed.epd 7 6 sound',
      'mixed.epd 8  duplicate',
      'mixed.epd 9  duplicate',
    ]);
    expect(rows[0]).toBe('mixed.epd,1,1,sound,"Sound: mate in 2, and only Ra6 does it."');
  });

  it('is passed over when it was taken before, and its report is text unless it is named .csv', async () => {
    const { out } = await folder.run('mixed', 'add', 'mixed.epd', '--seconds', '1', '--report', 'again.txt');
    expect(out).toMatch(/^2 puzzles in .*; 6 known from before$/m);
    expect((await folder.listed('mixed')).length).toBe(6);
    const rows = (await folder.read('again.txt')).trimEnd().split('\n');
    expect(rows.length).toBe(9);
    expect(rows[3]).toMatch(/^mixed\.epd:4 {2}#4 {2}no mate: No mate: White cannot force mate in 2/);
  });

  it.each([
    ['next to it', 0],
    ['far behind it', 120],
  ])('is replaced by one %s that claims another mate, and the verdict is on the later claim', async (_, between) => {
    const name = `twice-${between}.epd`;
    const last = between + 2;
    const lines = [epd(CLASSIC_11, 'dm 1;'), ...Array(between).fill('nonsense'), epd(CLASSIC_11, 'dm 2;')];
    await folder.write(name, lines.join('\n'));
    const { out } = await folder.run(name, 'add', name, '--report', 'twice.csv');
    const rows = (await folder.read('twice.csv')).trimEnd().split('\n');
    expect(rows[1]).toBe(
      `${name},1,1,replaced,"Replaced by ${name}:${last}, which says something else of the same position."`,
    );
    expect(rows.at(-1)).toBe(`${name},${last},1,sound,"Sound: mate in 2, and only Ra6 does it."`);
    expect(out).not.toContain('known from before');
  });

  it('with a shorter mate is taken as what it is with --relabel, and several keys are accepted when they may be', async () => {
    await folder.write('short.epd', `${epd(FOUR_VERDICTS, 'dm 3;')}\n${epd(TWO_KEYS, 'dm 3;')}\n`);
    const words = ['--relabel', '--several-keys', '--practice'];
    const { code, out } = await folder.run('relabelled', 'add', 'short.epd', ...words);
    expect(code).toBe(0);
    expect(out).toContain('2 puzzles got the length of the mate that was found.');
    const puzzles = await folder.listed('relabelled', '--practice');
    expect(puzzles.map(({ verdict, mateIn }) => [verdict, mateIn])).toEqual([
      ['sound', 2],
      ['several keys', 1],
    ]);
  });
});

/** A rook on the first rank mates on the last: a puzzle for each file from a to e, none a twin of another. */
const ladder = (file: number): string => `6k1/5ppp/8/8/8/8/8/${file || ''}R${5 - file || ''}K1 w - - 0 1`;

describe('a file', () => {
  it('is read in every format, which its content tells and not its name', async () => {
    const files: readonly [string, string | Uint8Array][] = [
      ['fen.txt', `${CLASSIC_11}\n`],
      ['epd.csv', epd(ladder(0), 'dm 1; id "a";')],
      ['games.pgn', `[Event "b"]\n[SetUp "1"]\n[FEN "${ladder(1)}"]\n\n1. Rb8# 1-0\n`],
      ['table.png', `id,fen,mate_in\nc,${ladder(2)},1\n`],
      ['lines.jsonl', `${JSON.stringify({ id: 'd', fen: ladder(3), mateIn: 1 })}\n`],
      ['boards', `${formatTextBoard(positionOfFen(ladder(4)))}\nmate: 1\nid: e\n`],
      ['packed.gz', gzipSync(epd(FOUR_VERDICTS, 'dm 2;'))],
    ];
    for (const [name, content] of files) await folder.write(name, content);
    const { code, err } = await folder.run('formats', 'add', ...files.map(([name]) => name));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const puzzles = await folder.listed('formats');
    expect(puzzles.map(({ source, verdict, mateIn, name }) => [source, verdict, mateIn, name])).toEqual([
      ['fen.txt', 'sound', 2, undefined],
      ['epd.csv', 'sound', 1, 'a'],
      ['games.pgn', 'sound', 1, 'b'],
      ['table.png', 'sound', 1, 'c'],
      ['lines.jsonl', 'sound', 1, 'd'],
      ['boards', 'sound', 1, 'e'],
      ['packed.gz', 'sound', 2, undefined],
    ]);
  });

  it('that cannot be read is told of, and keeps no other from being taken', async () => {
    await folder.write('good.epd', epd(CLASSIC_11, 'dm 2;'));
    await folder.write('empty.epd', '');
    await folder.write('binary.epd', Uint8Array.of(0x7f, 0x45, 0, 0xff));
    await folder.write('cut.gz', gzipSync(epd(CLASSIC_11)).subarray(0, 30));
    const files = ['lost.epd', 'lost\x1b[2J.epd', '.', 'empty.epd', 'good.epd', 'binary.epd', 'cut.gz'];
    const { code, out, err } = await folder.run('broken', 'add', ...files);
    const sentences = [
      /^lost\.epd: There is no such file; check its name\.$/,
      /^lost \[2J\.epd: There is no such file; check its name\.$/,
      /^\.: This is a folder; name the files in it\.$/,
      /^empty\.epd: There is no puzzle in the file;/,
      /^binary\.epd: This is not a text file;/,
      /^cut\.gz: The packed file is damaged or ends too early;/,
    ];
    expect(err.trimEnd().split('\n')).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
    expect(out).toContain('1  sound');
    expect(code).toBe(1);
  });

  it('alone that cannot be read ends with code 1', async () => {
    const { code, out } = await folder.run('broken', 'add', 'lost.epd');
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it.each(['./mixed.epd', 'symbolic.epd', 'hard.epd'])('is not overwritten by the report %s', async (report) => {
    await symlink('mixed.epd', folder.path('symbolic.epd')).catch(() => {});
    await link(folder.path('mixed.epd'), folder.path('hard.epd')).catch(() => {});
    const { code, err } = await folder.run('mixed', 'add', 'mixed.epd', '--report', report);
    expect(err).toBe('The report would overwrite one of the files; give it another name.\n');
    expect(code).toBe(2);
    expect(await folder.read('mixed.epd')).toBe(MIXED);
  });

  it.each(['', '-wal', '-shm'])('is not begun when its report would overwrite the database%s', async (ending) => {
    const database = `libraries/mixed/matinee.sqlite${ending}`;
    await symlink(database, folder.path(`report${ending}.csv`));
    for (const report of [database, `report${ending}.csv`]) {
      const { code, err } = await folder.run('mixed', 'add', 'mixed.epd', '--report', report);
      expect(err).toBe('The report would overwrite the database; give it another name.\n');
      expect(code).toBe(2);
    }
    expect((await folder.listed('mixed')).length).toBe(6);
  });

  it('that claims nothing is not said to have claimed something', async () => {
    await folder.write('plain.fen', `${CLASSIC_11}\n${NO_MATE}\n`);
    const { out } = await folder.run('plain', 'add', 'plain.fen');
    expect(out).toMatch(/1 {2}sound +one key, in the length that was claimed where one was/);
    expect(out).toMatch(/1 {2}no mate +none in the length that was claimed, or in 4 moves\s+where none was/);
  });

  it('is not begun when the report cannot be made', async () => {
    const { code, err } = await folder.run('mixed', 'add', 'mixed.epd', '--report', 'no/such/folder.csv');
    expect(err).toBe('The report no/such/folder.csv cannot be written (ENOENT); name another file.\n');
    expect(code).toBe(2);
  });
});

describe('a full disk', () => {
  // Linux has a file for which there is never room.
  it.skipIf(!existsSync('/dev/full'))('ends it with a sentence, and what was taken stays', async () => {
    const { code, err } = await folder.run('full', 'add', 'mixed.epd', '--seconds', '1', '--report', '/dev/full');
    expect(err).toMatch(/^The disk is full\. What was written until now is kept;/);
    expect(code).toBe(1);
    expect((await folder.listed('full')).length).toBeGreaterThan(0);
  });

  it.each([
    ['SQLITE_FULL', /^The disk is full\./],
    ['ENOSPC', /^The disk is full\./],
    ['SQLITE_READONLY_DBMOVED', /^The database cannot be written\./],
    ['SQLITE_BUSY', /^Another program keeps the database locked\./],
    ['SQLITE_IOERR_WRITE', /^The disk reports an error \(SQLITE_IOERR_WRITE\)\./],
    ['SQLITE_CORRUPT', /^The database is damaged\./],
  ])('or what else is reported as %s is a sentence', (code, sentence) => {
    expect(explainStorageFailure(Object.assign(new Error(), { code }))).toMatch(sentence);
  });

  it('is not what a bug is', () => {
    expect(explainStorageFailure(new TypeError('x is not a function'))).toBeUndefined();
  });
});

describe('an import that is interrupted', () => {
  it('keeps what it has, says how far it came, and goes on with the same command', async () => {
    const first = `${epd(CLASSIC_11, 'dm 2;')}\n${epd(BACK_RANK, 'dm 1;')}\n${epd(HOPELESS, 'dm 20;')}\n`;
    await folder.write('cut.csv', '');
    const watcher = watch(folder.path('cut.csv'));
    const running = folder.start('cut', 'add', '-', '--seconds', '3600', '--report', 'cut.csv');
    // Lines are taken in batches, so there are enough to fill one. The pipe stays open: its writer may be slow.
    running.child.stdin.write(first + `${epd(TWO_KEYS, 'dm 1;')}\n`.repeat(100));
    for (;;) {
      const change = once(watcher, 'change');
      if ((await folder.read('cut.csv')).includes(',2,2,sound')) break;
      await change;
    }
    watcher.close();
    running.child.kill('SIGINT');
    const stopped = await running.ended();
    expect(stopped.code).toBe(130);
    expect(stopped.out).toContain('2  sound');
    expect(stopped.err).toMatch(
      /^Stopped after standard input:\d+; 1 puzzle there waits for a proof\. Send the same lines again to go on\.$/m,
    );
    expect(await folder.read('cut.csv')).toContain('standard input,3,3,waiting,It waits for its proof.');

    const again = folder.start('cut', 'add', '-', '--seconds', '1');
    again.child.stdin.end(first + epd(FOUR_VERDICTS, 'dm 2;'));
    const { out } = await again.ended();
    // The one that waited is proved only now.
    expect(out).toMatch(/^2 puzzles in .*; 2 known from before$/m);
    expect(out).toContain('3  sound');
    expect(out).toContain('1  too hard');
  });

  it('stops with a sentence when its database is removed, and counts nothing as added from then on', async () => {
    await folder.write('gone.csv', '');
    const watcher = watch(folder.path('gone.csv'));
    const running = folder.start('gone', 'add', '-', '--report', 'gone.csv');
    running.child.stdin.write(`${epd(CLASSIC_11, 'dm 2;')}\n${`${epd(TWO_KEYS, 'dm 1;')}\n`.repeat(100)}`);
    for (;;) {
      const change = once(watcher, 'change');
      if ((await folder.read('gone.csv')).includes(',1,1,sound')) break;
      await change;
    }
    watcher.close();
    await rm(folder.path('libraries/gone'), { recursive: true });
    running.child.stdin.end(`${epd(BACK_RANK, 'dm 1;')}\n`);
    const { code, err, out } = await running.ended();
    expect(code).toBe(1);
    expect(err).toMatch(/^The database .*libraries\/gone\/matinee\.sqlite is gone: /m);
    expect(out).not.toContain('2  sound');
  });
});
