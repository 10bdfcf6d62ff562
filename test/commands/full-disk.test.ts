import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fenOf } from '../../src/games/chess/position.js';
import { manyDrafts } from '../store/contract/bench.js';
import { type House, openHouse, settled } from '../support/house.js';
import { pragma } from '../support/kept-statement.js';

let house: House;
let connection: Sqlite.Database;
beforeEach(async () => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  house = await openHouse();
  [connection] = prepare.mock.contexts as [Sqlite.Database];
  prepare.mockRestore();
});
afterEach(() => house.close());

/** Leaves room for so many more pages of the database. */
const leaveRoom = (pages: number) => {
  const taken = pragma(connection, 'page_count') as number;
  pragma(connection, `max_page_count = ${taken + pages}`);
};

const file = (lines: readonly string[]) => ({
  name: 'ours.epd',
  read: async () => new TextEncoder().encode(lines.join('\n')),
});

it('a file that fills the disk gets one sentence: how much of it is kept, and what to do', async () => {
  const lines = manyDrafts(400).map(({ position }) => `${fenOf(position)} dm 1;`);
  leaveRoom(20);
  const { text } = await settled(await house.run('puzzles add', { file: file(lines) }));
  const [, kept] =
    /^My disk is full: I kept the first (\d+) of the 400 puzzles\. Ask the operator to make room, and send the same file again; what is kept is not taken twice\.$/.exec(
      text,
    ) ?? [];
  const { verdicts } = await house.store.library.count('club');
  expect(Object.values(verdicts).reduce((sum, count) => sum + count)).toBe(Number(kept));

  pragma(connection, 'max_page_count = 1000000');
  const again = await settled(await house.run('puzzles add', { file: file(lines) }));
  expect(again.text).toContain('400 without a mate');
  expect(again.file?.text.match(/\(added before\)/g)).toHaveLength(Number(kept));
});
