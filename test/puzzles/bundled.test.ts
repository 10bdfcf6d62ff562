import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { positionKey } from '../../src/games/chess/position.js';
import { twinKey } from '../../src/games/chess/twins.js';
import type { Draft } from '../../src/puzzles/draft.js';
import { readPuzzleFile } from '../../src/puzzles/files/read-file.js';
import { DAILIES, PRACTICE, puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

const readShipped = (names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => ({ name, read: await readPuzzleFile(await readFile(join(puzzlesFolder, name))) })),
  );
const files = await readShipped(SHIPPED_FILES);
const packs = await readShipped([DAILIES, PRACTICE]);
const puzzlesOf = (read: typeof files): Draft[] => read.flatMap(({ read }) => (read.ok ? read.value.drafts : []));
const puzzles = puzzlesOf(files);
const [dailies, practice] = packs.map((pack) => puzzlesOf([pack]));

describe('the puzzles chosen by hand', () => {
  it.each(files)('$name is read without a refused line', ({ read }) => {
    expect(read.ok && read.value.refused).toEqual([]);
  });

  it('are enough for the first weeks, from mate in 1 to mate in 4', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    const lengths = new Set(puzzles.map(({ claimedMateIn }) => claimedMateIn));
    expect([...lengths].sort()).toEqual([1, 2, 3, 4]);
  });

  it('let both sides move first', () => {
    const withBlack = puzzles.filter(({ position }) => position.turn === 'black');
    expect(withBlack.length).toBeGreaterThan(puzzles.length / 5);
    expect(withBlack.length).toBeLessThan(puzzles.length / 2);
  });

  it('each have a name of their own and a comment', () => {
    expect(puzzles.filter(({ name, comment }) => !name || !comment).map(describeDraft)).toEqual([]);
    expect(repeated(puzzles, ({ name }) => [name ?? ''])).toEqual([]);
  });

  it('are told in SOURCES.md, file by file and each by its name', async () => {
    const sources = await readFile(join(puzzlesFolder, 'SOURCES.md'), 'utf8');
    expect(SHIPPED_FILES.filter((name) => !sources.includes(name))).toEqual([]);
    const told = namesToldIn(sources);
    expect(repeatedNames(told)).toEqual([]);
    expect([...told].sort()).toEqual(puzzles.map(({ name }) => name ?? '').sort());
  });

  it('are counted rightly in SOURCES.md', async () => {
    const sources = await readFile(join(puzzlesFolder, 'SOURCES.md'), 'utf8');
    for (const { name, read } of files) {
      expect(sources).toContain(`| ${name} | ${read.ok && read.value.drafts.length} |`);
    }
  });
});

describe('the packs that were made here', () => {
  it.each(packs)('$name is read without a refused line', ({ read }) => {
    expect(read.ok && read.value.refused).toEqual([]);
  });

  it('are two years of dailies, and as much as nobody gets through in practice', () => {
    expect(dailies?.length).toBeGreaterThanOrEqual(730);
    expect(practice?.length).toBeGreaterThanOrEqual(2_000);
  });

  it.each([
    ['the dailies', dailies, 0.02],
    ['practice', practice, 0.004],
  ])('mix lengths and sides in %s', (_, pack = [], least) => {
    const share = (part: (draft: Draft) => boolean) => pack.filter(part).length / pack.length;
    const lengths = [1, 2, 3, 4, 5].map((mateIn) => share(({ claimedMateIn }) => claimedMateIn === mateIn));
    expect(lengths.reduce((sum, each) => sum + each)).toBeCloseTo(1);
    expect(Math.min(...lengths)).toBeGreaterThan(least);
    expect(Math.max(...lengths)).toBeLessThan(0.55);
    expect(share(({ position }) => position.turn === 'black')).toBeGreaterThan(0.2);
    expect(share(({ position }) => position.turn === 'black')).toBeLessThan(0.5);
  });

  it('are told in SOURCES.md with the command and the seed that make them again', async () => {
    const sources = await readFile(join(puzzlesFolder, 'SOURCES.md'), 'utf8');
    for (const { name, read } of packs) {
      expect(sources).toContain(`| ${name} | ${read.ok && read.value.drafts.length.toLocaleString('en-US')} |`);
      expect(sources).toMatch(new RegExp(`npm run compose -- --pack \\w+ --seed \\d+ --out puzzles/${name}`));
    }
  });
});

it('every puzzle that ships has from 4 to 32 men on the board', () => {
  const men = puzzlesOf([...files, ...packs]).map(({ position }) => position.board.occupied.size());
  expect(Math.min(...men)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...men)).toBeLessThanOrEqual(32);
});

it('no puzzle ships twice, mirrored, turned or with colours swapped neither', () => {
  expect(repeated(puzzlesOf([...files, ...packs]), ({ position }) => [twinKey(position)])).toEqual([]);
});

/** The puzzles named in the first or last column of a table: `games-01 to 04, 06`, `composed-02; board-03`. */
function namesToldIn(sources: string): string[] {
  const lists = sources.matchAll(/(?<=\| )([a-z]+-\d\d(?:(?:, | to |; )(?:[a-z]+-)?\d\d)*)(?= \|)/g);
  return [...lists].flatMap(([list]) => {
    let series = '';
    return list.split(/[,;] /).flatMap((part) => {
      const [, named, first = '', last = first] = /^(?:([a-z]+)-)?(\d\d)(?: to (\d\d))?$/.exec(part) ?? [];
      series = named ?? series;
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => `${series}-${String(Number(first) + index).padStart(2, '0')}`);
    });
  });
}

const repeatedNames = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

const describeDraft = ({ name, position }: Draft): string => `${name ?? 'unnamed'}: ${positionKey(position)}`;

/** Puzzles of which an earlier one has a form in common. */
function repeated(drafts: readonly Draft[], formsOf: (draft: Draft) => readonly string[]): string[] {
  const seen = new Set<string>();
  return drafts
    .filter((draft) => {
      const forms = formsOf(draft);
      const again = forms.some((form) => seen.has(form));
      for (const form of forms) seen.add(form);
      return again;
    })
    .map(describeDraft);
}
