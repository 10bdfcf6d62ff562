import { expect, it } from 'vitest';
import type { Row } from '../../../src/cli/puzzles/rows.js';
import { enterStored } from '../../../src/cli/puzzles/verdicts-to-come.js';
import { openSqliteStore } from '../../../src/store/sqlite/open.js';
import { manyDrafts, NOW } from '../../store/contract/bench.js';

it('puzzles of the library are followed a page at a time, as room is made for them', async () => {
  const opened = await openSqliteStore(':memory:');
  if (!opened.ok) throw new Error(opened.fault.code);
  const { library, close } = opened.value;
  const intake = { source: 'a.epd', purpose: 'daily', severalKeys: false } as const;
  const added = await library.addCommon('added', intake, manyDrafts(520), NOW);
  const ids = added.flatMap((each) => (each.kind === 'added' ? [each.id] : []));
  const rows: Row[] = [];
  const looked: number[] = [];
  const onTheWay: number[] = [];
  let passed = 0;
  await enterStored(ids, {
    library,
    verdicts: {
      enter: (row) => rows.push(row),
      lookAt: async (some) => {
        looked.push(...some);
        return [];
      },
      makeRoom: async () => {
        onTheWay.push(rows.length - passed);
        passed = rows.length;
      },
    },
    signal: new AbortController().signal,
  });
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(looked).toEqual(ids);
  expect(rows[1]).toEqual({ file: 'a.epd', line: 2, id: ids[1] });
  expect(Math.max(...onTheWay)).toBeLessThanOrEqual(250);
  await close();
});
