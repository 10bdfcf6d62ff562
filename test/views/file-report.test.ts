import { expect, it } from 'vitest';
import type { PuzzleReport } from '../../src/puzzles/puzzle-store.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { verdictRows } from '../../src/views/file-report.js';
import { TWO_KEYS } from '../support/positions.js';

it('puts many verdicts into words while everybody else gets their turns', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => index + 1);
  const drafts = ids.map((id) => ({ kind: 'added' as const, line: id, id }));
  const verdict = { kind: 'cooked', mateIn: 1, keys: ['a1a8', 'e1e8'] } as const;
  const reports = ids.map((id): PuzzleReport => ({ id, line: id, fen: TWO_KEYS, verdict }));
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns++;
    timer = setImmediate(turn);
  });
  const rows = await verdictRows(drafts, [], reports, [], makeSpeech('en'));
  clearImmediate(timer);
  expect(rows).toHaveLength(1000);
  expect(turns).toBeGreaterThanOrEqual(20);
});
