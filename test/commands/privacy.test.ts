import { readFile } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NAMED_IN, PERSONAL_TABLES, PLACE_TABLES } from '../../src/store/sql/personal-data.js';
import { sqliteFiles } from '../../src/store/sqlite/database-files.js';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { keptStatement } from '../support/kept-statement.js';
import { press } from '../support/pressing.js';
import { serverSettings } from '../support/server-settings.js';
import { solveDaily, TWO_DAILIES } from '../support/solving.js';

const CLARA = {
  ...ANNA,
  userId: '918273645546372819',
  name: 'Clara Unverwechselbar',
  channelId: '77',
  isAdmin: false,
};
const AT_HOME = { ...CLARA, serverId: `dm:${CLARA.userId}`, inServer: false };
const SETTINGS = serverSettings({ setBy: CLARA.userId });

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(TWO_DAILIES);
});
afterEach(() => house.close());

/** Leaves something of Clara in every place that there is. */
async function live(): Promise<void> {
  for (const caller of [CLARA, AT_HOME, { ...CLARA, serverId: 'rivals' }, BERT]) {
    await solveDaily(house, caller, { seconds: 5, wrong: 1 });
    await house.run('report', { text: `a very particular sentence of ${caller.serverId}` }, caller);
  }
  for (const theme of ['light', 'dark']) await house.run('settings', { theme, reminder: '18:30' }, CLARA);
  await house.store.reminders.claim(CLARA.userId, '2026-11-16');
  await house.store.servers.save(SETTINGS);
}

async function bytesWith(text: string): Promise<readonly string[]> {
  const files = sqliteFiles(house.database);
  const found = await Promise.all(
    files.map(async (path) => (await readFile(path).catch(() => Buffer.alloc(0))).includes(text)),
  );
  return files.filter((_, index) => found[index]);
}

describe('/privacy', () => {
  it('hands out everything of the person, and nothing of another', async () => {
    await live();
    const reply = await house.run('privacy export', {}, CLARA);
    expect(reply.personal).toBe(true);
    const told = JSON.parse(reply.file?.text ?? '{}');
    expect(told.exportedAt).toBe('2026-11-16T12:00:20.000Z');
    for (const table of PERSONAL_TABLES) expect(told[table]?.length, table).toBeGreaterThan(0);
    expect(told.attempts).toHaveLength(3);
    expect(told.attempts[0]).toMatchObject({ server_id: 'club', started_at: '2026-11-16T12:00:00.000Z' });
    expect(told.preferences).toMatchObject([{ theme: 'dark', reminder_at: '18:30' }]);
    expect(told.reports).toHaveLength(3);
    expect(told.reminders).toMatchObject([{ sent_on: '2026-11-16' }]);
    expect(told.dailies).toMatchObject([{ server_id: AT_HOME.serverId }]);
    expect(told.servers).toMatchObject([{ server_id: 'club' }]);
    expect(reply.file?.text).not.toContain('bert');
    expect((await house.run('privacy export', {}, { ...CLARA, userId: 'nobody' })).file).toBeUndefined();
  });

  it('asks before it forgets', async () => {
    await live();
    const asked = await house.run('privacy delete');
    expect(asked.buttons?.map(({ style }) => style)).toEqual(['primary', 'danger']);
    expect((await press(house, asked, 'Keep everything')).text).toContain('stays as it is');
    expect((await house.run('privacy export', {}, CLARA)).file).toBeDefined();
  });

  it('leaves no byte of the person or of what they wrote, and everything of others', async () => {
    await live();
    expect(await bytesWith(CLARA.userId)).not.toEqual([]);
    const reply = await house.run('privacy delete', { sure: true }, CLARA);
    expect(reply.text).toContain('I keep nothing of you any more');
    expect(await bytesWith(CLARA.userId)).toEqual([]);
    expect(await bytesWith(CLARA.name)).toEqual([]);
    expect(await bytesWith('a very particular sentence of rivals')).toEqual([]);
    expect(await bytesWith('a very particular sentence of club')).not.toEqual([]);
    expect((await house.run('privacy export', {}, CLARA)).text).toContain('I keep nothing of you.');
    expect(await house.store.servers.find('club')).toEqual({ ...SETTINGS, setBy: '' });
    expect(JSON.parse((await house.run('privacy export', {}, BERT)).file?.text ?? '{}').attempts).toHaveLength(1);
    expect((await house.run('puzzle', {}, CLARA)).text).toContain('your clock is running');
  });

  it('leaves boards that still add up', async () => {
    await live();
    const board = async () => (await house.run('leaderboard', { period: 'all' }, BERT)).text;
    const [before, score] = [await board(), await house.store.players.findScore(BERT)];
    expect(before).toContain('Clara Unverwechselbar');
    await house.run('privacy delete', { sure: true }, CLARA);
    const after = await board();
    expect(after).not.toContain('Clara');
    expect(after.replaceAll('\u00a0', ' ')).toContain(`🥇 **Bert · ${score} points**`);
    expect(after).toContain('1 member');
    await house.store.players.recomputeAll({ time: '00:00', timeZone: 'UTC' });
    expect(await board()).toBe(after);
  });

  it('knows every table that tells of a person', () => {
    const file = new Sqlite(house.database, { readonly: true });
    const columns = keptStatement(
      file,
      `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table'`,
    ).all() as { table: string; column: string }[];
    file.close();
    const naming = columns.filter(({ column }) => /user|person|member|author|^set_by$/.test(column));
    const listed = [...PERSONAL_TABLES.map((table) => ({ table, column: 'user_id' })), ...NAMED_IN];
    const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();
    expect(sorted(naming)).toEqual(sorted(listed));
    expect(columns.filter(({ column }) => column === 'server_id').map(({ table }) => table)).toEqual(
      expect.arrayContaining([...PLACE_TABLES]),
    );
  });
});
