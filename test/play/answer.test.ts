import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AttackNode } from '../../src/engine/mate/solution.js';
import { playUci, sanLine, sanOfUci } from '../../src/games/chess/moves.js';
import { fenOf, positionOfFen } from '../../src/games/chess/position.js';
import type { Position, Uci } from '../../src/games/chess/vocabulary.js';
import { type Answer, answer } from '../../src/play/answer.js';
import type { Attempt } from '../../src/play/attempt.js';
import { readPuzzleFile } from '../../src/puzzles/files/read-file.js';
import { FRESH, proofOf } from '../support/answering.js';
import { CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';
import { puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

const NOW = 9_000;

const english = (text: string) => ({ text, notation: 'english' as const });

/** Every way to mate in time against the defences that are played. */
function linesOf(node: AttackNode): Uci[][] {
  return node.continuations.flatMap(({ move, defences: [stubborn] }) =>
    stubborn ? linesOf(stubborn.next).map((rest) => [move, stubborn.move, ...rest]) : [[move]],
  );
}

/** The member's own moves of a line, each in the notation of its own position. */
function ownMoves(start: Position, line: readonly Uci[]): string {
  let position = start;
  const words = line.map((move) => {
    const san = sanOfUci(position, move);
    position = playUci(position, move);
    return san;
  });
  return words.filter((_, ply) => ply % 2 === 0).join(' ');
}

const shipped = (
  await Promise.all(SHIPPED_FILES.map(async (name) => readPuzzleFile(await readFile(join(puzzlesFolder, name)))))
).flatMap((read) => (read.ok ? read.value.drafts : []));

describe('every shipped puzzle is solved by every right answer, written either way', () => {
  it.each(shipped.map(({ name, position, claimedMateIn }) => ({ name, position, mateIn: claimedMateIn ?? 0 })))(
    '$name',
    ({ position, mateIn }) => {
      const root = proofOf(fenOf(position), mateIn);
      for (const line of linesOf(root)) {
        for (const text of [sanLine(position, line), ownMoves(position, line)]) {
          const { attempt, interruption } = answer(FRESH, position, root, english(text), NOW);
          expect({ attempt, interruption }, `${fenOf(position)}: ${text}`).toEqual({
            attempt: { ...FRESH, line, finish: { at: NOW, outcome: 'solved' } },
            interruption: undefined,
          });
        }
      }
    },
  );
});

describe('an answer of several moves', () => {
  const start = positionOfFen(CLASSIC_11);
  const root = proofOf(CLASSIC_11, 2);
  /** After 1.Ra6 bxa6. */
  const halfway = { ...FRESH, line: ['a1a6', 'b7a6'] };
  const type = (text: string, attempt: Attempt = FRESH): Answer => answer(attempt, start, root, english(text), NOW);

  it.each(['Ra6 Be5 Rxa7', '1.Ra6 Bh2 2.Rxa7#', 'a1a6 b8c7 a6a7', 'Ra6 Be5'])(
    '%s: a defence that is legal but not the one played stops it there, and costs nothing',
    (text) => {
      const { attempt, steps, interruption } = type(text);
      expect(interruption).toMatchObject({ kind: 'other defence', typed: expect.stringMatching(/^(B|b8)/) });
      expect(steps).toMatchObject([{ judgement: { kind: 'correct' } }]);
      expect(attempt).toEqual(halfway);
    },
  );

  it.each(['Ra6 Kd8', 'Ra6 bxa6 Kd8', '1.Ra6 bxa6 2.Kd8', 'Ra6 Kd8 Kd8 Kd8'])(
    '%s: a second move that is wrong counts once, and the first is kept',
    (text) => {
      const { attempt, steps, interruption } = type(text);
      expect(steps).toMatchObject([{ judgement: { kind: 'correct' } }, { judgement: { kind: 'refuted' } }]);
      expect(attempt).toEqual({ ...halfway, wrong: 1 });
      expect(interruption).toBeUndefined();
    },
  );

  it.each(['Kd8', 'Kd8 Ra6', 'Kd7 Kd8 Kd7'])('%s: nothing is played after a first move that is wrong', (text) => {
    const { attempt, steps } = type(text);
    expect(steps).toHaveLength(1);
    expect(attempt).toEqual({ ...FRESH, wrong: 1 });
  });

  it.each([
    ['Ra6 banana', 'banana', halfway],
    ['Ra6 bxa6 banana', 'banana', halfway],
    ['Ra6 Qh8', 'Qh8', halfway],
    ['banana Ra6', 'banana', FRESH],
  ])('%s: what cannot be played is named and costs nothing', (text, typed, after) => {
    const { attempt, interruption } = type(text);
    expect(interruption).toMatchObject({ kind: 'fault', typed });
    expect(attempt).toEqual(after);
  });

  it.each(['', '   '])('“%s”: nothing typed changes nothing', (text) => {
    expect(type(text)).toEqual({ attempt: FRESH, steps: [], interruption: { kind: 'nothing' } });
  });

  it.each(['1. ... -', ',;', '???'])('“%s”: what has no move in it cannot be read', (text) => {
    const fault = { kind: 'fault', typed: text, fault: { code: 'unreadable' } };
    expect(type(text)).toMatchObject({ attempt: FRESH, steps: [], interruption: fault });
  });

  it.each(['b7', '2.b7#', 'b6b7', 'b7 Kd8'])('%s: goes on where the attempt stands, and stops at the mate', (text) => {
    const { attempt } = type(text, halfway);
    expect(attempt).toEqual({ ...halfway, line: ['a1a6', 'b7a6', 'b6b7'], finish: { at: NOW, outcome: 'solved' } });
  });

  it('a right move starts the hints anew, and keeps what was counted', () => {
    const marked = { ...FRESH, wrong: 2, hints: 3, hintLevel: 3 };
    expect(type('Ra6', marked).attempt).toEqual({ ...halfway, wrong: 2, hints: 3, hintLevel: 0 });
  });
});

describe('an answer in other letters', () => {
  const start = positionOfFen(FOUR_VERDICTS);
  const root = proofOf(FOUR_VERDICTS, 2);

  it.each([
    ['german', 'Kf7 Th1'],
    ['german', 'Kf7 Kh7 Th1#'],
    ['french', 'Rf7 Th1'],
    ['french', 'Rf7 Rh7 Th1'],
    ['french', 'Kf7 Rh1'],
    ['spanish', '1.Rf7 Rh7 2.Th1#'],
    ['dutch', 'Kf7, Th1'],
    ['russian', 'Крf7 Лh1'],
    ['russian', '1.Крf7 Крh7 2.Лh1 мат'],
    ['figurine', '♔f7 ♜h1'],
    ['english', '♔f7 ♖h1'],
  ] as const)('%s: %s', (notation, text) => {
    const { attempt } = answer(FRESH, start, root, { text, notation }, NOW);
    expect(attempt.finish).toEqual({ at: NOW, outcome: 'solved' });
  });
});

describe('letters that mean one piece here and another there', () => {
  it.each([
    // The French king could go to e8 as well.
    ['french', 'Re8', '7k/3K2pp/8/8/8/8/8/4R3 w - - 0 1'],
    ['french', 'Te8', '7k/3K2pp/8/8/8/8/8/4R3 w - - 0 1'],
    ['spanish', 'Re8', '7k/3K2pp/8/8/8/8/8/4R3 w - - 0 1'],
    // A Latin K that looks like the Russian knight.
    ['russian', 'Kf7', '6rk/4K1pp/8/6N1/8/8/8/8 w - - 0 1'],
    ['russian', 'Кf7', '6rk/4K1pp/8/6N1/8/8/8/8 w - - 0 1'],
  ] as const)('%s: nobody who typed %s was wrong', (notation, text, fen) => {
    const { attempt } = answer(FRESH, positionOfFen(fen), proofOf(fen, 1), { text, notation }, NOW);
    expect(attempt).toMatchObject({ wrong: 0, finish: { outcome: 'solved' } });
  });
});

describe('what a wrong move costs', () => {
  const start = positionOfFen(FOUR_VERDICTS);
  const root = proofOf(FOUR_VERDICTS, 2);

  it.each([
    ['Rg8', { wrong: 1, slower: 0 }],
    ['Rg7', { wrong: 1, slower: 0 }],
    ['Ra1', { wrong: 0, slower: 1 }],
    ['Ra1 Rg8', { wrong: 0, slower: 1 }],
    ['Kf7 Rg8', { wrong: 1, slower: 0 }],
  ])('%s: %j', (text, cost) => {
    expect(answer(FRESH, start, root, english(text), NOW).attempt).toMatchObject(cost);
  });
});
