import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { twinKey } from '../../../src/games/chess/twins.js';
import type { Draft } from '../../../src/puzzles/draft.js';
import { readFenLine } from '../../../src/puzzles/files/formats/epd.js';
import { builtFile } from '../../../src/shared/project.js';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built program, as `npm run compose -- words` starts it; `onText` hears all that was said so far. */
async function compose(words: string, onText: (said: string, stop: () => void) => void = () => {}): Promise<Ended> {
  const child = spawn(process.execPath, [builtFile('src/cli/compose/main.ts'), ...words.split(' ')]);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    onText(out, () => child.kill('SIGINT'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    onText(err, () => child.kill('SIGINT'));
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const linesOf = (out: string): string[] => out.split('\n').filter((line) => line !== '');

const draftsOf = (out: string): Draft[] =>
  linesOf(out).map((text, index) => {
    const draft = readFenLine({ number: index + 1, text });
    if (!draft.ok) throw new Error(`${text}: ${draft.fault.why}`);
    return draft.value;
  });

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('npm run compose', () => {
  it('makes the same puzzles for the same seed on one core and on two, and all of them are sound', async () => {
    const words = '--mate 2 --count 3 --seed 5';
    const [one, two] = await Promise.all([compose(`${words} --cores 1`), compose(`${words} --cores 2`)]);
    expect(one).toMatchObject({ code: 0, out: two.out });
    const drafts = draftsOf(one.out);
    expect(drafts.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => `c2-5-000${number}`));
    expect(new Set(drafts.map(({ position }) => twinKey(position))).size).toBe(3);
    for (const { position, claimedMateIn } of drafts) {
      const fen = fenOf(position);
      const budget = { milliseconds: 60_000, nodes: 10_000_000, megabytes: 64 };
      const answer = proveKeys({ fen, mateIn: 2, budget });
      expect(claimedMateIn).toBe(2);
      expect(answer, fen).toMatchObject({ kind: 'mate', mateIn: 2, keys: [expect.any(String)] });
    }
    expect(one.err).toMatch(/3 puzzles kept of [\d,]+ positions tried/);
  });

  it('shows what was asked for: the theme, in JSON, in a file', async () => {
    const file = join(temporaryFolder(), 'new.json');
    const { code, out } = await compose(`--mate 1 --theme knight-mate --count 2 --seed 1 --json --out ${file}`);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const puzzles = linesOf(readFileSync(file, 'utf8')).map((line) => JSON.parse(line));
    expect(puzzles).toHaveLength(2);
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({ mateIn: 1, key: { san: expect.stringMatching(/^N.*#$/) } });
      expect(puzzle.themes).toContain('knight-mate');
    }
  });

  it('does not bring again what it is told to stay apart from', async () => {
    const words = '--mate 1 --count 2 --seed 2 --way compose';
    const first = await compose(words);
    const file = join(temporaryFolder(), 'known.epd');
    writeFileSync(file, first.out);
    const again = await compose(`${words} --apart ${file}`);
    const known = new Set(draftsOf(first.out).map(({ position }) => twinKey(position)));
    expect(draftsOf(again.out).filter(({ position }) => known.has(twinKey(position)))).toEqual([]);
  });

  it('ends cleanly when it is interrupted, and keeps what was found', async () => {
    let stopped = false;
    const { code, out, err } = await compose('--mate 1 --count 5000 --seed 3', (sofar, stop) => {
      if (stopped || linesOf(sofar).length < 2) return;
      stopped = true;
      stop();
    });
    expect(code).toBe(130);
    expect(draftsOf(out).length).toBeGreaterThanOrEqual(2);
    expect(err).toMatch(/\d+ puzzles kept/);
  });

  it('leaves an old file alone until there is something for its place, and nothing else behind', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'old.epd');
    writeFileSync(file, 'precious');
    const { code } = await compose(`--mate 5 --theme en-passant-mate --out ${file}`, (said, stop) => {
      if (/^Seed \d+: .*\n$/.test(said)) stop();
    });
    expect(code).toBe(130);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(readdirSync(folder)).toEqual(['old.epd']);
    expect((await compose(`--mate 1 --count 1 --seed 4 --out ${file}`)).code).toBe(0);
    expect(draftsOf(readFileSync(file, 'utf8'))).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['old.epd']);
  });

  // Linux has a file for which there is never room.
  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', async () => {
    const { code, err } = await compose('--mate 1 --count 1 --seed 4 --out /dev/full');
    expect(code).toBe(1);
    expect(err).toMatch(/^The disk is full\. Nothing was written\.$/m);
    expect(err).not.toContain('    at ');
  });

  it('says in a sentence what is wrong, before it begins', async () => {
    expect(await compose('--mate 9')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('from 1 to 5') });
    expect(await compose('--out /nowhere/at/all.epd')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be written'),
    });
    expect(await compose('--apart /nowhere/at/all.epd')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file'),
    });
  });
});
