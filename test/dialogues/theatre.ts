import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Matinee, startMatinee } from '../../src/app/matinee.js';
import { readConfig } from '../../src/shared/config.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import {
  amongOthers,
  type ChatMessage,
  inDirectMessage,
  inServer,
  type LocalDiscord,
  MANAGE_GUILD,
  type Permission,
  startLocalDiscord,
  type Visitor,
} from '../discord-server/index.js';
import { ModelTime } from '../posting/model-time.js';
import { silent } from '../support/house.js';
import type { Part, Scene } from './script.js';

/** Monday noon, the hour at which every scene begins. */
const BEGINNING = Date.parse('2026-11-16T12:00:00Z');

/** The whole bot on a Discord of its own, with a clock that scenes move. */
export class Theatre {
  readonly discord: LocalDiscord;
  readonly people: ReadonlyMap<string, Visitor>;
  readonly #folder: string;
  readonly #time: ModelTime;
  readonly #roleId: string;
  #matinee: Matinee;

  private constructor(discord: LocalDiscord, folder: string, time: ModelTime, matinee: Matinee, scene: Scene) {
    this.discord = discord;
    this.#folder = folder;
    this.#time = time;
    this.#matinee = matinee;
    const otherClub = discord.addServer();
    this.#roleId = discord.changes.addRole(discord.home, { name: 'players' }).id;
    const seat = (name: string, { admin, locale = 'en-US', place }: Part): Visitor => {
      if (place === 'direct message') return inDirectMessage(name, { locale });
      if (place === 'among others') return amongOthers(name, { locale });
      const club = place === 'another club' ? otherClub : discord.home;
      return inServer(name, club, { locale, permissions: admin ? MANAGE_GUILD : 0n });
    };
    this.people = new Map(Object.entries(scene.people).map(([name, part]) => [name, seat(name, part)]));
  }

  static async open(scene: Scene): Promise<Theatre> {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-scene-'));
    await mkdir(join(folder, 'puzzles', 'practice'), { recursive: true });
    await writeFile(join(folder, 'puzzles', 'scene.epd'), scene.puzzles);
    if (scene.practice) await writeFile(join(folder, 'puzzles', 'practice', 'more.epd'), scene.practice);
    const time = new ModelTime(BEGINNING);
    const discord = await startLocalDiscord();
    discord.clock.follow(time.now);
    const matinee = await start(folder, time, discord);
    await allProved(folder);
    return new Theatre(discord, folder, time, matinee, scene);
  }

  moveTo(time: string): void {
    this.#time.set(Date.parse(time));
  }

  /** What stands for a place of the club, picked from Discord's own list. */
  picked(value: string | number | boolean) {
    if (value === '#chess') return { pick: 'channel' as const, id: this.discord.home.channelId };
    return value === '@players' ? { pick: 'role' as const, id: this.#roleId } : value;
  }

  forbid(permissions: readonly Permission[]): void {
    this.discord.changes.forbid(this.discord.home.channelId, ...permissions);
  }

  lettersTo({ id }: Visitor): readonly ChatMessage[] {
    return this.discord.everythingPublicIn(this.discord.places.directWith(id).id);
  }

  /** So much later, without anything that a scene tells. */
  wait(seconds: number): void {
    this.#time.set(this.#time.now() + seconds * 1000);
  }

  async restart(): Promise<void> {
    await this.#matinee.stop();
    this.#matinee = await start(this.#folder, this.#time, this.discord);
  }

  async close(): Promise<void> {
    await this.#matinee.stop();
    await this.discord.close();
    await rm(this.#folder, { recursive: true });
  }
}

/** Scenes are about what comes after the proofs. */
async function allProved(folder: string): Promise<void> {
  const opened = await openSqliteStore(join(folder, 'data', 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  const { library, close } = opened.value;
  await expect.poll(() => library.countWaiting(), { timeout: 20_000 }).toBe(0);
  await close();
}

async function start(folder: string, time: ModelTime, discord: LocalDiscord): Promise<Matinee> {
  const config = readConfig({ PORT: '0', LOW_STOCK: '0', DISCORD_TOKEN: discord.token }, folder);
  if (!config.ok) throw new Error(config.fault.join());
  const surroundings = { log: silent, print: () => {}, now: time.now, time: time.view(), discordApi: discord.api };
  const started = await startMatinee(config.value, surroundings);
  if (!started.ok) throw new Error(started.fault);
  return started.value;
}
