import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channels, PostFault } from '../../src/bot/channels.js';
import type { Reply } from '../../src/bot/reply.js';
import { Reminders } from '../../src/posting/reminders.js';
import { fail, ok } from '../../src/shared/result.js';
import { BERT, type House, openHouse, silent } from '../support/house.js';
import { press } from '../support/pressing.js';
import { serverSettings } from '../support/server-settings.js';
import { solveDaily, TWO_DAILIES } from '../support/solving.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: House;
let written: { readonly userId: string; readonly reply: Reply }[];
let fault: PostFault | undefined;
let reminders: Reminders;

/** A chat of which only writing to one person is used. */
const CHAT = {
  write: async (userId: string, reply: Reply) => {
    written.push({ userId, reply });
    return fault ? fail(fault) : ok(undefined);
  },
} as unknown as Channels;

const make = () => {
  const { game, players, servers, now } = house.services;
  const channels = () => CHAT;
  return new Reminders({ reminders: house.store.reminders, servers, game, players, channels, now, log: silent });
};

beforeEach(async () => {
  [written, fault] = [[], undefined];
  house = await openHouse();
  await house.stock(TWO_DAILIES);
  await house.run('puzzle');
  await house.run('settings', { time_zone: 'Berlin', reminder: '18:30' });
  reminders = make();
});
afterEach(async () => {
  await reminders.stop();
  await house.close();
});

/** Looks every half an hour. */
async function pass(milliseconds: number): Promise<void> {
  for (const end = house.clock.now + milliseconds; house.clock.now < end; ) {
    house.clock.now += HOUR / 2;
    await reminders.check();
  }
}

describe('a reminder', () => {
  it('names a streak that is at stake', async () => {
    for (let day = 0; day < 2; day++) {
      await solveDaily(house);
      house.clock.now += DAY;
    }
    await pass(6 * HOUR);
    expect(written[0]?.reply.text).toMatch(/is still waiting for you .* Your streak stands at 2 days\.$/);
  });

  it('comes once a day at the time of the person’s own clock', async () => {
    await pass(5 * HOUR);
    expect(written).toHaveLength(0);
    await pass(HOUR);
    expect(written.map(({ userId }) => userId)).toEqual(['anna']);
    expect(written[0]?.reply.text).toContain('is still waiting for you');
    await pass(DAY);
    expect(written).toHaveLength(2);
  });

  it('never twice, also when the bot was started again', async () => {
    await pass(6 * HOUR);
    await reminders.stop();
    await house.restart();
    reminders = make();
    await pass(HOUR / 2);
    expect(written).toHaveLength(1);
  });

  it('does not come when it is solved, given up, or when nobody wants it', async () => {
    const { text } = await house.run('puzzle');
    await house.run('move', { moves: text.includes('mate in 1') ? 'Re8' : 'Kf7 Rh1' });
    await house.run('puzzle', {}, BERT);
    await pass(7 * HOUR);
    expect(written).toEqual([]);
  });

  it('does not come to those who have not played for two weeks', async () => {
    await pass(16 * DAY);
    expect(written).toHaveLength(14);
  });

  it('names the channel of the server, in the person’s language', async () => {
    await house.run('settings', { language: 'de' });
    await house.store.servers.save(serverSettings({ channelId: '77', time: '00:00' }));
    await pass(6 * HOUR);
    expect(written[0]?.reply.text).toMatch(/^Das heutige Matt in \d wartet in <#77> noch auf dich\.$/);
  });

  it('has a button to solve in direct messages, and one to turn it off', async () => {
    const home = { ...BERT, serverId: 'dm:bert', inServer: false };
    await house.run('puzzle', {}, home);
    await house.run('settings', { reminder: '13:00' }, home);
    await pass(2 * HOUR);
    const [first] = written;
    expect(first?.reply.buttons?.map(({ label }) => label)).toEqual(['Start', 'Turn reminders off']);
    await pass(4 * HOUR);
    const annas = written[1];
    expect(annas?.userId).toBe('anna');
    if (annas)
      expect((await press(house, annas.reply, 'Turn reminders off')).text).toContain('not remind you any more');
    await pass(DAY);
    expect(written.filter(({ userId }) => userId === 'anna')).toHaveLength(1);
  });

  it('is switched off quietly when the person takes no messages', async () => {
    fault = { code: 'closed' };
    await pass(5 * DAY);
    expect(written).toHaveLength(3);
    expect(await house.store.people.findPreferences('anna')).toEqual({ timeZone: 'Europe/Berlin', hidden: false });
  });

  it('is sent to nobody while the chat asks to wait', async () => {
    await house.run('puzzle', {}, BERT);
    await house.run('settings', { time_zone: 'Berlin', reminder: '18:30' }, BERT);
    fault = { code: 'not now', afterMs: 0.75 * HOUR, reason: 'busy' };
    await pass(5.5 * HOUR);
    expect(written).toHaveLength(1);
    fault = undefined;
    await pass(HOUR / 2);
    expect(written).toHaveLength(1);
    await pass(HOUR / 2);
    expect(written).toHaveLength(3);
  });

  it('is tried again when it surely did not get through, and never when nobody knows', async () => {
    fault = { code: 'not now', afterMs: 1000, reason: 'busy' };
    await pass(5.75 * HOUR);
    expect(written).toHaveLength(2);
    fault = { code: 'lost', reason: 'no answer' };
    await pass(HOUR);
    expect(written).toHaveLength(3);
  });
});
