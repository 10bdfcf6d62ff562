import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { positionKey } from '../../src/chess/position.js';
import type { Draft } from '../../src/library/draft.js';
import { readPuzzleFile } from '../../src/library/read-file.js';
import { puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

const files = await Promise.all(
  SHIPPED_FILES.map(async (name) => ({ name, read: await readPuzzleFile(await readFile(join(puzzlesFolder, name))) })),
);
const puzzles = files.flatMap(({ read }) => (read.ok ? read.value.drafts : []));

describe('the bundled puzzles', () => {
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

  it('are all different, mirrored and with colours changed too', () => {
    expect(repeated(puzzles, (puzzle) => likenesses(positionKey(puzzle.position)))).toEqual([]);
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

/** Board and side to move: as they are, left and right exchanged, White and Black exchanged, and both. */
function likenesses(fen: string): string[] {
  const [board = '', turn = ''] = fen.split(' ');
  const ranks = board.replace(/\d/g, (empty) => '1'.repeat(Number(empty))).split('/');
  const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));
  const recoloured = ranks.map(swapCase).reverse();
  return [
    `${ranks.join('/')} ${turn}`,
    `${mirrored(ranks).join('/')} ${turn}`,
    `${recoloured.join('/')} ${turn === 'w' ? 'b' : 'w'}`,
    `${mirrored(recoloured).join('/')} ${turn === 'w' ? 'b' : 'w'}`,
  ];
}

const swapCase = (row: string): string =>
  row.replace(/[a-z]/gi, (piece) => (piece === piece.toUpperCase() ? piece.toLowerCase() : piece.toUpperCase()));
