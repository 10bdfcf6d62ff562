import { setTimeout as sleep } from 'node:timers/promises';
import type { Channels } from '../bot/channels.js';
import { lookOf, present } from '../bot/present.js';
import type { Button, Reply } from '../bot/reply.js';
import { dateIn, dueAt } from '../people/days.js';
import { directMessagesOf, type PersonToRemind, type ReminderStore } from '../people/people-store.js';
import type { Game } from '../play/game.js';
import type { PlayerStore } from '../play/player-store.js';
import type { ServerStore } from '../servers/server-settings.js';
import type { Logger } from '../shared/log.js';
import { makeSpeech, type Speech } from '../texts/speech.js';

interface RemindersDependencies {
  readonly reminders: ReminderStore;
  readonly servers: Pick<ServerStore, 'find'>;
  readonly game: Game;
  readonly players: Pick<PlayerStore, 'findStreak'>;
  readonly channels: () => Channels | undefined;
  readonly now: () => number;
  readonly log: Logger;
}

const LOOK_EVERY_MS = 30_000;

/** Shutting down does not wait longer for a chat that does not answer. */
const PATIENCE_MS = 5000;

/** What could not be sent at its time, since the bot was down, is sent up to so much later. */
const LATE_MS = 60 * 60_000;

/** Who has not looked at a puzzle for so long has lost interest. */
const LATELY_MS = 14 * 24 * 60 * 60_000;

/** After so many refusals in a row nobody is written to any more. */
const MOST_REFUSALS = 3;

/** A shorter one is no loss. */
const SHOWN_STREAK = 2;

/** Reminds those who want it, once a day at their time, of a daily that they have not solved. */
export class Reminders {
  readonly #dependencies: RemindersDependencies;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #stopping = false;
  /** The chat asked not to be written to before. */
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(dependencies: RemindersDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#timer = setInterval(() => this.check(), LOOK_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await Promise.race([this.#checking, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Reminds whoever is due now. It never rejects: what fails is tried at the next look. */
  check(): Promise<void> {
    this.#checking ??= this.#remindAll()
      .catch((error) => this.#dependencies.log.error({ err: error }, 'reminders stumbled'))
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  async #remindAll(): Promise<void> {
    const { reminders, channels, now } = this.#dependencies;
    const reached = channels();
    if (!reached) return;
    for (const time of await reminders.listTimes()) {
      const date = dateIn(time.timeZone, now());
      const late = now() - (dueAt(date, time) ?? Number.POSITIVE_INFINITY);
      if (late < 0 || late > LATE_MS) continue;
      for (const person of await reminders.listDue(time, date)) {
        if (this.#stopping || now() < this.#restsUntil) return;
        await this.#remind(reached, person, date);
      }
    }
  }

  async #remind(reached: Channels, person: PersonToRemind, date: string): Promise<void> {
    const { reminders, now } = this.#dependencies;
    const { userId, preferences } = person;
    // Before anything is sent: a crash may then lose a reminder, but nobody is reminded twice.
    if (!(await reminders.claim(userId, date))) return;
    const reply = await this.#replyFor(person);
    if (!reply) return;
    const written = await reached.write(userId, present(reply, lookOf(preferences)));
    if (written.ok) await reminders.accepted(userId);
    else if (written.fault.code === 'not now') {
      this.#restsUntil = now() + written.fault.afterMs;
      await reminders.release(userId, date);
    } else if (written.fault.code === 'closed') await reminders.refused(userId, MOST_REFUSALS);
  }

  /** Undefined: they have solved it, or have not played for long. */
  async #replyFor({ userId, preferences }: PersonToRemind): Promise<Reply | undefined> {
    const { reminders, servers, game, players, now } = this.#dependencies;
    for (const serverId of await reminders.listPlaces(userId, now() - LATELY_MS)) {
      const today = await game.today(serverId);
      const puzzle = await game.daily(serverId, today);
      const playing = puzzle && (await game.find({ serverId, userId }, today));
      if (!puzzle || playing?.attempt.finish) continue;
      const settings = await servers.find(serverId);
      const speech = makeSpeech(preferences.language ?? settings?.language ?? 'en', preferences.notation);
      const { reminder } = speech.texts;
      const { length } = await players.findStreak({ serverId, userId }, now());
      const streak = length < SHOWN_STREAK ? '' : ` ${reminder.streak(length)}`;
      // Here a button opens the puzzle of the direct messages: a server's own is solved in the server.
      if (serverId === directMessagesOf(userId)) {
        const text = reminder.waitsHere(puzzle.mateIn) + streak;
        return { text, personal: true, buttons: [start(speech), turnOff(speech)] };
      }
      const where = settings ? `<#${settings.channelId}>` : undefined;
      const text = reminder.waits(puzzle.mateIn, where) + streak;
      return { text, personal: true, buttons: [turnOff(speech)] };
    }
    return undefined;
  }
}

const start = ({ texts }: Speech): Button => ({
  label: texts.daily.start,
  style: 'primary',
  invoke: { command: 'puzzle', args: {} },
});

const turnOff = ({ texts }: Speech): Button => ({
  label: texts.reminder.turnOff,
  style: 'secondary',
  invoke: { command: 'settings', args: { reminder: 'off' } },
});
