import { rename } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UptimeMonitor } from '../../src/work/uptime-monitor.js';
import { ANNA, type House, NOON, openHouse, silent } from '../support/house.js';
import { serverSettings } from '../support/server-settings.js';
import { solveDaily, TWO_DAILIES } from '../support/solving.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const usual = { time: '00:00', timeZone: 'UTC' };

let house: House;
let reachable = true;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(TWO_DAILIES);
});
afterEach(() => house.close());

const newMonitor = (): UptimeMonitor => {
  const { players, notes } = house.store;
  const rest = {
    now: () => house.clock.now,
    isReachable: () => reachable,
    checkFiles: () => house.store.checkFiles(),
    log: silent,
  };
  return new UptimeMonitor({ players, notes, usual, ...rest });
};

const streak = async () => (await house.store.players.findStreak(ANNA, house.clock.now)).length;

describe('the uptime monitor', () => {
  it('notices a database that was removed, also while nobody can reach the bot', async () => {
    const monitor = newMonitor();
    await monitor.start();
    reachable = false;
    const { database } = house;
    await rename(database, `${database}.away`);
    await expect(monitor.beat()).rejects.toThrow(/^The database .* is gone: /);
    expect((await house.store.gone).message).toContain(database);
    await monitor.stop();
    reachable = true;
  });

  it('takes a chat that cannot be reached for an absence', async () => {
    const monitor = newMonitor();
    await monitor.start();
    reachable = false;
    house.clock.now += 60 * MINUTE;
    await monitor.beat();
    expect(await house.store.play.listOutages()).toEqual([]);
    reachable = true;
    await monitor.beat();
    expect(await house.store.play.listOutages()).toEqual([{ from: NOON, to: NOON + 60 * MINUTE }]);
    await monitor.stop();
  });

  it('takes back an absence that a clock had only dreamt, and what was solved in that dream holds up no streak', async () => {
    const monitor = newMonitor();
    await monitor.start();
    await solveDaily(house);
    house.clock.now = NOON + 400 * DAY;
    await monitor.beat();
    await solveDaily(house);
    house.clock.now = NOON + DAY;
    await monitor.beat();
    expect(await house.store.play.listOutages()).toEqual([{ from: NOON, to: NOON + DAY }]);
    await solveDaily(house);
    expect(await streak()).toBe(2);
    house.clock.now += 4 * DAY;
    expect(await streak()).toBe(0);
    await monitor.stop();
  });

  it('has streaks stand by a server’s new hour as if it had always been so', async () => {
    const { servers, players } = house.store;
    const settings = serverSettings({ recap: false, since: NOON - 9 * DAY });
    await servers.save(settings);
    await solveDaily(house);
    const stands = async () => players.findStreak(ANNA, NOON + 2 * DAY + 4 * 60 * MINUTE);
    expect((await stands()).length).toBe(0);
    await servers.save({ ...settings, time: '20:00' });
    const moved = await stands();
    expect(moved.length).toBe(1);
    await players.recomputeAll(usual);
    expect(await stands()).toEqual(moved);
  });

  it('knows an absence once, though two processes have noted it', async () => {
    const { players, play } = house.store;
    await players.noteOutage({ from: NOON, to: NOON + 6 * MINUTE }, usual);
    await players.noteOutage({ from: NOON + MINUTE, to: NOON + 6 * MINUTE }, usual);
    await players.noteOutage({ from: NOON + DAY, to: NOON + DAY + MINUTE }, usual);
    expect(await play.listOutages()).toEqual([
      { from: NOON, to: NOON + 6 * MINUTE },
      { from: NOON + DAY, to: NOON + DAY + MINUTE },
    ]);
  });

  it('knows when the bot was away, so that nobody’s streak ends by that', async () => {
    const before = newMonitor();
    await before.start();
    await solveDaily(house);
    await before.stop();
    house.clock.now = NOON + 3 * DAY;
    expect(await streak()).toBe(0);
    const after = newMonitor();
    await after.start();
    expect(await house.store.play.listOutages()).toEqual([{ from: NOON, to: NOON + 3 * DAY }]);
    expect(await streak()).toBe(1);
    await solveDaily(house);
    expect(await streak()).toBe(2);
    await after.stop();
  });

  it('takes the sleep of a machine for an absence, a restart for none, and a clock that is set back for nothing', async () => {
    const monitor = newMonitor();
    await monitor.start();
    house.clock.now += 2 * MINUTE;
    await monitor.beat();
    expect(await house.store.play.listOutages()).toEqual([]);
    house.clock.now -= DAY;
    await monitor.beat();
    expect(await house.store.play.listOutages()).toEqual([]);
    house.clock.now += 30 * MINUTE;
    await monitor.beat();
    const now = house.clock.now;
    expect(await house.store.play.listOutages()).toEqual([{ from: now - 30 * MINUTE, to: now }]);
    await monitor.stop();
  });
});
