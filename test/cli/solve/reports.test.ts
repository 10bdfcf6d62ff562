import { describe, expect, it } from 'vitest';
import { judged, type Puzzle } from '../../../src/cli/program/proof.js';
import { folded, type Item } from '../../../src/cli/program/puzzle-files.js';
import { NO_PAINT } from '../../../src/cli/program/screen.js';
import { batchesOf, type Comparison, type Timed, type Way } from '../../../src/cli/solve/compare.js';
import { comparisonLines } from '../../../src/cli/solve/compare-report.js';
import { columnsFor, puzzleLines, refusedLines, summaryLines } from '../../../src/cli/solve/files-text.js';
import { effortText, positionText } from '../../../src/cli/solve/position-text.js';
import { puzzleJson } from '../../../src/cli/solve/puzzle-json.js';
import type { SolveAnswer } from '../../../src/engine/mate/solver.js';
import { BACK_RANK_BLACK, CLASSIC_11, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { positionOf, rootOf, solvedOf } from './proofs.js';

describe('one position', () => {
  const wordsBeside = (lines: readonly string[]) => lines.map((line) => line.slice(20)).filter((text) => text !== '');

  it('has its board beside the verdict', () => {
    const solved = solvedOf(CLASSIC_11, 20);
    const details = { root: rootOf(solved), intent: { kind: 'zugzwang' } as const };
    expect(positionText(solved, details, 80, NO_PAINT)).toEqual([
      '8 k b K . . . . .   White mates in 2 with 1.Ra6.',
      '7 p p . . . . . .   Sound: no other key, nothing shorter.',
      '6 . P . . . . . .',
      '5 . . . . . . . .   1.Ra6 bxa6 2.b7#',
      '4 . . . . . . . .   Zugzwang: the key threatens nothing.',
      '3 . . . . . . . .',
      '2 . . . . . . . .   1,234 nodes, 5 ms, 246,800 nodes/s',
      '1 R . . . . . . .',
      '  a b c d e f g h',
    ]);
  });

  it.each([
    [TWO_KEYS, 20, undefined, ['White mates in 1 with 1.Ra8# and Re8#.', 'Cooked: 2 keys.']],
    [BACK_RANK_BLACK, 20, undefined, ['Black mates in 1 with 1...Re1#.', 'Sound: no other key, nothing shorter.']],
    [FOUR_VERDICTS, 3, 3, ['White mates in 2 with 1.Kf7.', 'Shorter: a mate in 3 was claimed.']],
    [NO_MATE, 2, 2, ['White has no mate in 2 or fewer.']],
    [NO_MATE, 1, 1, ['White has no mate in 1.']],
  ])('%s, searched to %d', (fen, mateIn, claimed, expected) => {
    const words = wordsBeside(positionText(solvedOf(fen, mateIn, claimed), undefined, 80, NO_PAINT));
    expect(words.slice(0, -1)).toEqual(expected);
  });

  it('that was not decided says what is proved and what to do', () => {
    const effort = { nodes: 5_000_000, milliseconds: 60_000 };
    const answer: SolveAnswer = { kind: 'gave up', because: 'time', noMateWithin: 4, effort };
    const solved = judged({ position: positionOf(NO_MATE), mateIn: 20 }, answer);
    expect(solved.verdict.kind).toBe('gave up');
    expect(wordsBeside(positionText(solved, undefined, 80, NO_PAINT))).toEqual([
      'Not decided: the time ran out while looking for a mate in 5.',
      'Proved so far: no mate in 4 or fewer.',
      'Allow more with --seconds.',
      '5.00 M nodes, 1 min 0 s, 83,333 nodes/s',
    ]);
  });
});

it.each([
  [0, 16.9, '0 nodes, 16.9 ms'],
  [999, 2, '999 nodes, 2 ms'],
  [1000, 2, '1,000 nodes, 2 ms, 500,000 nodes/s'],
])('%d nodes in %d ms', (nodes, milliseconds, text) => expect(effortText({ nodes, milliseconds })).toBe(text));

describe('many puzzles', () => {
  const place = (lineNumber: number) => ({ file: 'mine.epd', lineNumber });
  const sound = solvedOf(CLASSIC_11, 2, 2);
  const cooked = solvedOf(TWO_KEYS, 1, 1);
  const items: Item[] = [
    { kind: 'puzzle', place: place(1), puzzle: { ...sound.puzzle, name: 'Morphy' } },
    { kind: 'refused', place: place(12), why: 'This is no puzzle.' },
  ];
  const columns = columnsFor(items, 80, NO_PAINT);

  it('take a line each when they are sound', () => {
    const named = { ...sound, puzzle: { ...sound.puzzle, name: 'Morphy' } };
    expect(puzzleLines(place(1), named, columns)).toEqual(['✓  mine.epd:1   Morphy  #2 1.Ra6         5 ms']);
  });

  it('say below what is wrong with them', () => {
    expect(puzzleLines(place(2), cooked, columns)).toEqual([
      '✗  mine.epd:2           cooked           5 ms',
      '   Cooked: 2 first moves mate in 1: Ra8# and Re8#. A puzzle needs exactly one:',
      '   change the position so that the others fail.',
    ]);
    expect(refusedLines({ kind: 'refused', place: place(12), why: 'This is no puzzle.' }, columns)).toEqual([
      '✗  mine.epd:12          refused',
      '   This is no puzzle.',
    ]);
  });

  it('that were not decided are not called wrong', () => {
    const effort = { nodes: 5_000_000, milliseconds: 60_000 };
    const answer: SolveAnswer = { kind: 'gave up', because: 'time', noMateWithin: 7, effort };
    const open = judged({ position: positionOf(NO_MATE), mateIn: 9, claimedMateIn: 9 }, answer);
    expect(puzzleLines(place(3), open, columns)).toEqual([
      '?  mine.epd:3           gave up     1 min 0 s',
      '   Not decided: the time ran out while looking for a mate in 8. Proved so far:',
      '   no mate in 7 or fewer. Allow more with --seconds.',
    ]);
    expect(puzzleJson(open, { withTree: false })).toMatchObject({
      verdict: 'gave up',
      explanation: expect.stringMatching(/mate in 8\. Proved so far: no mate in 7 or fewer\. Allow more/),
    });
  });

  it('that cannot be read for the same reason stand together', () => {
    const refused = (lineNumber: number, why: string, file = 'mine.epd'): Item => ({
      kind: 'refused',
      place: { file, lineNumber },
      why,
    });
    const lines = [refused(1, 'a'), refused(2, 'a'), refused(4, 'a'), refused(5, 'b'), refused(1, 'b', 'more.epd')];
    const rows = folded(lines).flatMap((item) => (item.kind === 'refused' ? refusedLines(item, columns) : []));
    expect(rows.filter((row) => row.includes('refused')).map((row) => row.split(/\s+/)[1])).toEqual([
      'mine.epd:1-4',
      'mine.epd:5',
      'more.epd:1',
    ]);
  });

  it('that were none at all have no speed', () => {
    const outcome = { solved: [], refused: 2, puzzles: 0, milliseconds: 3, cores: 2 };
    expect(summaryLines(outcome, { width: 80, paint: NO_PAINT }).at(-1)).toBe('3 ms on 2 cores, 0 nodes');
  });

  it('that were not all reached are counted like the others', () => {
    const outcome = { solved: Array(1200).fill(sound), refused: 0, puzzles: 2876, milliseconds: 3, cores: 2 };
    expect(summaryLines(outcome, { width: 80, paint: NO_PAINT })[1]).toBe('1,200 of 2,876 puzzles: 1,200 sound');
  });

  it('are counted at the end', () => {
    const at = { ...sound, puzzle: { ...sound.puzzle, place: place(1) } };
    const outcome = { solved: [at, at, cooked], refused: 1, puzzles: 4, milliseconds: 1500, cores: 2 };
    expect(summaryLines(outcome, { width: 80, paint: NO_PAINT })).toEqual([
      '',
      '3 of 4 puzzles: 2 sound, 1 cooked; 1 line refused',
      '1.50 s on 2 cores, 2.00 puzzles/s, 3,702 nodes, the longest 5 ms (mine.epd:1)',
    ]);
  });
});

describe('times side by side', () => {
  const puzzle = (name: string, claimedMateIn: number): Puzzle => ({
    position: positionOf(CLASSIC_11),
    mateIn: claimedMateIn,
    claimedMateIn,
    name,
  });
  const timed = (puzzles: Puzzle[], whole: [Way, number][], each: [Way, (number | undefined)[]][]): Timed => ({
    batch: { label: 'in all', puzzles },
    whole: new Map(whole),
    each: new Map(each),
  });

  it('are told puzzle by puzzle for a few', () => {
    const few = timed(
      [puzzle('first', 2), puzzle('second', 3)],
      [
        ['one core', 3000],
        ['many at once', 1600],
        ['one on all cores', 2000],
      ],
      [
        ['one core', [1000.5, 2000]],
        ['one on all cores', [800, 1200]],
      ],
    );
    const comparison: Comparison = { timed: [few], solved: [], disagreements: [] };
    expect(comparisonLines(comparison, 2, NO_PAINT)).toEqual([
      '                               one core      many at once  one on all cores',
      'first (#2)                       1.00 s          -            800 ms  1.25x',
      'second (#3)                      2.00 s          -            1.20 s  1.67x',
      'in all, 2 puzzles                3.00 s     1.60 s  1.88x     2.00 s  1.50x',
      '',
      '2 cores; a ratio says how many times faster than on one core.',
      'Times are wall time, the best of up to 30 rounds after a warm-up.',
      'Many at once run side by side, so only all of them together are timed.',
    ]);
  });

  it('of a single puzzle are all of the same kind', () => {
    const alone = timed(
      [puzzle('first', 2)],
      [
        ['one core', 3000],
        ['many at once', 3000],
        ['one on all cores', 2000],
      ],
      [],
    );
    expect(comparisonLines({ timed: [alone], solved: [], disagreements: [] }, 2, NO_PAINT).slice(1)).toEqual([
      'first (#2)                       3.00 s     3.00 s  1.00x     2.00 s  1.50x',
      '',
      '2 cores; a ratio says how many times faster than on one core.',
      'Times are wall time, the best of up to 30 rounds after a warm-up.',
    ]);
  });

  it('are told by length for many', () => {
    const many = Array.from({ length: 30 }, (_, index) => puzzle(`p${index}`, 2 + (index % 3)));
    expect(batchesOf(many).map(({ label, puzzles }) => `${label}: ${puzzles.length}`)).toEqual([
      'mate in 2: 10',
      'mate in 3: 10',
      'mate in 4: 10',
    ]);
  });

  it('of a run that was stopped have gaps', () => {
    const stopped = timed([puzzle('first', 2), puzzle('second', 3)], [], [['one core', [1000, undefined]]]);
    const lines = comparisonLines({ timed: [stopped], solved: [], disagreements: [] }, 2, NO_PAINT);
    expect(lines[1]).toBe('first (#2)                       1.00 s          -                 -');
    expect(lines.join('\n')).not.toContain('second');
  });

  it('come with a loud word when two ways answer differently', () => {
    const one = puzzle('first', 2);
    const lines = comparisonLines({ timed: [timed([one], [], [])], solved: [], disagreements: [one] }, 2, NO_PAINT);
    expect(lines.at(-1)).toBe(`The ways disagree about first (#2): ${CLASSIC_11}`);
  });
});

it('the JSON of a puzzle has everything', () => {
  const solved = solvedOf(CLASSIC_11, 2, 2);
  const root = rootOf(solved);
  const nearMisses = new Map([['a1a7', true]]);
  const json = JSON.parse(JSON.stringify(puzzleJson(solved, { root, nearMisses, withTree: true })));
  expect(json).toMatchObject({
    fen: CLASSIC_11,
    claimedMateIn: 2,
    verdict: 'sound',
    explanation: 'Sound: mate in 2, and only Ra6 does it.',
    mateIn: 2,
    keys: [{ san: 'Ra6', uci: 'a1a6' }],
    mainLine: [
      { san: 'Ra6', uci: 'a1a6' },
      { san: 'bxa6', uci: 'b7a6' },
      { san: 'b7#', uci: 'b6b7' },
    ],
    noMateWithin: 1,
    nodes: 1234,
    milliseconds: 5,
  });
  expect(json.tries).toHaveLength(15);
  expect(json.tries).toContainEqual({
    san: 'Rxa7+',
    uci: 'a1a7',
    kind: 'refuted',
    by: { san: 'Bxa7', uci: 'b8a7' },
    onlyDefence: true,
  });
  const { root: first, nodes } = json.tree;
  expect(nodes[first].continuations[0].uci).toBe('a1a6');
  expect(nodes[first].continuations[0].defences).toHaveLength(7);
  expect(nodes[nodes[first].continuations[0].defences[0].next].mateIn).toBe(1);
});
