import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ledger } from '../../../src/cli/puzzles/ledger.js';
import type { Row } from '../../../src/cli/puzzles/rows.js';
import type { PuzzleRecord } from '../../../src/puzzles/puzzle-store.js';

const record = (id: number, isJudged: boolean): PuzzleRecord => ({
  ...{ id, fen: '', line: id, owner: '', source: 'a.epd', origin: 'added', purpose: 'daily', addedAt: 0 },
  severalKeys: false,
  ...(isJudged && { verdict: { kind: 'sound', mateIn: 1, key: 'a1a2' } }),
});

const refused = (line: number): Row => ({ file: 'a.epd', line, outcome: { kind: 'refused', why: 'It is wrong.' } });

it('passes on every row once, in the order of the file, in whatever order the verdicts come', async () => {
  const lines = fc.array(fc.boolean(), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(lines, fc.infiniteStream(fc.nat({ max: 59 })), async (isPuzzle, order) => {
      const judged = new Set<number>();
      const passed: number[] = [];
      let decided = 0;
      const library = {
        listPuzzles: async ({ ids = [] }: { ids?: readonly number[] }) => ids.map((id) => record(id, judged.has(id))),
      };
      const onDecided = () => decided++;
      const ledger = new Ledger({ library, onDecided, onPassed: ({ line }) => passed.push(line) });
      for (const [line, puzzle] of isPuzzle.entries()) {
        ledger.enter(puzzle ? { file: 'a.epd', line, id: line } : refused(line));
      }
      for (let turn = 0; turn < 20; turn++) {
        judged.add(order.next().value);
        await ledger.settle(1);
        expect(passed).toEqual(passed.toSorted((one, other) => one - other));
        expect(passed.length + ledger.size).toBe(isPuzzle.length);
      }
      ledger.leaveRest();
      expect(passed).toEqual(isPuzzle.map((_, line) => line));
      expect(decided).toBe(isPuzzle.length);
      expect(ledger.undecided).toBe(0);
    }),
  );
});

it('gives the verdict to the line that took over a puzzle, and tells the earlier one so', async () => {
  const passed: Row[] = [];
  const answers = [[record(7, true)], [record(7, true)]];
  let takeOver = () => {};
  const library = {
    listPuzzles: async () => {
      takeOver();
      return answers.shift() ?? [];
    },
  };
  const ledger = new Ledger({ library, onDecided: () => {}, onPassed: (row) => passed.push(row) });
  ledger.enter({ file: 'a.epd', line: 1, id: 7 });
  // It comes while the verdict on the first line is being read.
  takeOver = () => ledger.enter({ file: 'b.epd', line: 9, id: 7 });
  await ledger.settle(1);
  expect(passed.map(({ outcome }) => outcome)).toEqual([{ kind: 'replaced', by: { file: 'b.epd', line: 9 } }]);
  takeOver = () => {};
  await ledger.settle(1);
  expect(passed.map(({ line, outcome }) => [line, outcome?.kind])).toEqual([
    [1, 'replaced'],
    [9, 'judged'],
  ]);
});

it('knows a puzzle that comes a second time', async () => {
  const passed: Row[] = [];
  const library = { listPuzzles: async () => [record(7, true)] };
  const ledger = new Ledger({ library, onDecided: () => {}, onPassed: (row) => passed.push(row) });
  ledger.enter({ file: 'a.epd', line: 1, id: 7 });
  ledger.enter({ file: 'a.epd', line: 1, id: 7 });
  await ledger.settle(1);
  expect(passed.map(({ outcome }) => outcome?.kind)).toEqual(['judged', 'duplicate']);
});
