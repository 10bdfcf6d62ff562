import { type DatabaseConnection, SqliteDriver } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BERT, type House, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';
import { serverSettings } from '../support/server-settings.js';

/** What was asked of the database, but for the ends of transactions. */
const asked: string[] = [];
/** How often somebody waited for the disk. */
let commits = 0;

/** Statements are counted where all of them come by, on the way to SQLite. */
const acquire = SqliteDriver.prototype.acquireConnection;
const counted = vi.spyOn(SqliteDriver.prototype, 'acquireConnection').mockImplementation(async function (
  this: SqliteDriver,
) {
  const connection: DatabaseConnection = await acquire.call(this);
  return {
    executeQuery: (query) => {
      if (query.sql === 'commit') commits += 1;
      if (!/^(begin|commit|rollback)/.test(query.sql)) asked.push(query.sql);
      return connection.executeQuery(query);
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
});

const HERE = { ...BERT, channelId: 'lobby' };

describe('what a command asks of the database', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
    await house.stock(`${FOUR_VERDICTS} dm 2;`);
    await house.store.servers.save(serverSettings({ channelId: 'lobby', time: '00:00' }));
  });
  afterAll(async () => {
    await house.close();
    counted.mockRestore();
  });

  const count = async (command: string, args = {}, caller = HERE): Promise<readonly string[]> => {
    asked.length = 0;
    commits = 0;
    await house.run(command, args, caller);
    // Nothing is asked twice.
    expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
    return [...asked];
  };
  const expectAtMost = (most: number, statements: readonly string[]) =>
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);

  it('a /puzzle that chooses the day’s puzzle: at most 10 statements, and one commit', async () => {
    expectAtMost(10, await count('puzzle'));
    expect(commits).toBe(1);
  });

  it('a /puzzle that is chosen already: at most 6', async () => {
    expectAtMost(6, await count('puzzle', {}, { ...HERE, userId: 'carl', name: 'Carl' }));
  });

  it('a first wrong /move, which is rated: at most 6', async () => {
    house.clock.now += 20_000;
    expectAtMost(6, await count('move', { moves: 'Rg7' }));
  });

  it('any other wrong /move: at most 5', async () => {
    expectAtMost(5, await count('move', { moves: 'Rg8' }));
  });

  it('a mating /move: at most 12, also at the first try', async () => {
    expectAtMost(12, await count('move', { moves: 'Kf7 Rh1' }));
    expectAtMost(12, await count('move', { moves: 'Kf7 Rh1' }, { ...HERE, userId: 'carl', name: 'Carl' }));
  });
});
