import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CLASSIC_11, COMPOSED_09, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { Program, runProgram } from './program.js';

const epd = (fen: string, operations = ''): string => `${fen.split(' ').slice(0, 4).join(' ')} ${operations}`;

/** So many pieces that a mate in 20 is neither found nor disproved while a test runs. */
const HOPELESS = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-solve-'));
  const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
  await write('sound.epd', `${epd(CLASSIC_11, 'dm 2; id "Morphy";')}\n${epd(FOUR_VERDICTS, 'dm 2;')}\n`);
  await write('mixed.epd', `${epd(TWO_KEYS, 'dm 1;')}\nnonsense\n${epd(NO_MATE, 'dm 2;')}\n${epd(CLASSIC_11)}\n`);
  await write('endless.epd', `${epd(CLASSIC_11, 'dm 2;')}\n${epd(HOPELESS, 'dm 20;')}\n`);
  await write('empty.epd', '');
  await write('binary.epd', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0xff));
  await mkdir(join(folder, 'box'));
  await write('box/sound.epd', epd(CLASSIC_11, 'dm 2;'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a position', () => {
  it('is solved, with its key, its line, its tries and its tree', async () => {
    const { code, out, err } = await runProgram([...COMPOSED_09.split(' '), '--mate', '3', '--tree']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('White mates in 3 with 1.Rc4.');
    expect(out).toMatch(/ {3}1\.Rc4 \S+ 2\.\S+ \S+ 3\.\S+#$/m);
    expect(out).toMatch(/^Refuted +\S+! /m);
    expect(out).toMatch(/^ {2}1\.\.\.Kf5 2\.Qf3/m);
    expect(out).not.toContain('\x1b');
  });

  it.each([
    ['cooked', [TWO_KEYS], 'Cooked: 2 keys.'],
    ['shorter than claimed', [FOUR_VERDICTS, '--mate', '3'], 'Shorter: a mate in 3 was claimed.'],
    ['without a mate', [NO_MATE, '--mate', '2'], 'White has no mate in 2 or fewer.'],
    ['not decided in time', [HOPELESS, '--seconds', '0.3'], 'Allow more with --seconds.'],
  ])('that is %s ends with code 1', async (_, words, sentence) => {
    const { code, out } = await runProgram(words);
    expect(out).toContain(sentence);
    expect(code).toBe(1);
  });

  it('is one object with --json', async () => {
    const { out } = await runProgram([CLASSIC_11, '--json', '--tree']);
    const puzzle = JSON.parse(out);
    expect(puzzle).toMatchObject({ fen: CLASSIC_11, verdict: 'sound', mateIn: 2, keys: [{ san: 'Ra6', uci: 'a1a6' }] });
    const near = puzzle.tries.filter((each: { onlyDefence?: boolean }) => each.onlyDefence);
    expect(near).toMatchObject([{ san: 'Ra5' }, { san: 'Rxa7+' }]);
    expect(puzzle.tree.nodes.length).toBeGreaterThan(1);
  });
});

describe('puzzle files', () => {
  it('of sound puzzles end with code 0', async () => {
    const { code, out } = await runProgram(['sound.epd'], folder);
    expect(out).toMatch(/^✓ {2}sound\.epd:1 {2}Morphy {2}#2 1\.Ra6/m);
    expect(out).toMatch(/^2 puzzles: 2 sound$/m);
    expect(out).toMatch(/puzzles\/s/);
    expect(code).toBe(0);
  });

  it('are all solved, though some lines are bad and a file is missing', async () => {
    const { code, out, err } = await runProgram(['mixed.epd', 'lost.epd', 'sound.epd'], folder);
    expect(err).toBe('There is no file lost.epd; check its name.\n');
    const verdicts = out.matchAll(/^[✓✗] +(\S+) +(?:Morphy +)?(\S+(?: \S+)?)/gm);
    expect([...verdicts].map(([, place, verdict]) => [place, verdict])).toEqual([
      ['mixed.epd:1', 'cooked'],
      ['mixed.epd:2', 'refused'],
      ['mixed.epd:3', 'no mate'],
      ['mixed.epd:4', '#2 1.Ra6'],
      ['sound.epd:1', '#2 1.Ra6'],
      ['sound.epd:2', '#2 1.Kf7'],
    ]);
    expect(out).toContain('5 puzzles: 3 sound, 1 cooked, 1 no mate; 1 line refused');
    expect(code).toBe(1);
  });

  it('are one object a line with --json, in the order of the lines', async () => {
    const { out } = await runProgram(['mixed.epd', '--json'], folder);
    const objects = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map(({ lineNumber, verdict, refused }) => [lineNumber, verdict ?? refused.slice(0, 15)])).toEqual([
      [1, 'cooked'],
      [2, 'This is neither'],
      [3, 'no mate'],
      [4, 'sound'],
    ]);
  });

  it('of the same name are told apart', async () => {
    const { out } = await runProgram(['sound.epd', 'box/sound.epd', 'mixed.epd'], folder);
    const places = [...out.matchAll(/^[✓✗] +(\S+:1) /gm)].map(([, place]) => place);
    expect(places).toEqual(['sound.epd:1', 'box/sound.epd:1', 'mixed.epd:1']);
  });

  it('show their trees with --tree', async () => {
    const { out } = await runProgram(['sound.epd', '--tree'], folder);
    expect(out).toMatch(/^ {4}1\.Ra6! zugzwang$/m);
  });

  it('are timed three ways with --compare', async () => {
    const { code, out } = await runProgram(['sound.epd', '--compare'], folder);
    expect(out).toMatch(/one core +many at once +one on all cores/);
    expect(out).toMatch(/^Morphy \(#2\) +[\d.<]+ m?s +- +[\d.<]+ m?s +[\d.]+x$/m);
    expect(out).toMatch(/^in all, 2 puzzles/m);
    expect(code).toBe(0);
  });

  it('are warmed up for --compare until the time is over, however often memory is cleaned up', async () => {
    const cleaning = ['--expose-gc', '--import', 'data:text/javascript,setInterval(gc, 20).unref()'];
    const { code } = await new Program(['sound.epd', '--compare'], folder, cleaning).ended();
    expect(code).toBe(0);
  });
});

describe('without words', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('the files of the folder that PUZZLES_DIR names are solved', async () => {
    vi.stubEnv('PUZZLES_DIR', join(folder, 'box'));
    const { code, out } = await runProgram([]);
    expect(out).toMatch(/^1 puzzle: 1 sound$/m);
    expect(code).toBe(0);
  });

  it('an empty folder is named', async () => {
    const empty = join(folder, 'box', 'nothing here');
    vi.stubEnv('PUZZLES_DIR', empty);
    const err = `There are no files in ${empty}; name some, or give a position.\n`;
    expect(await runProgram([])).toEqual({ code: 2, out: '', err });
  });
});

describe('what cannot be solved gets one sentence and code 2', () => {
  it.each([
    [['lost.epd'], 'There is no file lost.epd; check its name.'],
    [['box'], 'box is a folder; name the files in it.'],
    [
      ['empty.epd'],
      'empty.epd: There is no puzzle in the file; it may hold FEN or EPD lines, PGN, CSV, JSON lines or text boards.',
    ],
    [['binary.epd'], 'binary.epd: This is not a text file; save the puzzles as plain text (UTF-8).'],
    [[CLASSIC_11, '--mate', '50'], '--mate takes a whole number from 1 to 20, not "50".'],
    [['8/8/8/8/8/8/8/8', 'w'], 'White has no king; add one.'],
  ])('%j', async (words, sentence) => {
    expect(await runProgram(words, folder)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});

describe('stopped early', () => {
  it('with Ctrl-C it tells what was done so far', async () => {
    const program = new Program(['endless.epd'], folder);
    await program.says('endless.epd:1');
    program.interrupt();
    const { code, out, err } = await program.ended();
    expect(out).toContain('1 of 2 puzzles: 1 sound');
    expect(err).toBe('Stopped.\n');
    expect(code).toBe(130);
  });

  it('by a reader that has seen enough it says nothing', async () => {
    const program = new Program([join(folder, 'sound.epd'), '--tree']);
    await program.says('sound.epd:1');
    program.stopReading();
    const { err } = await program.ended();
    expect(err).toBe('');
  });
});
