import { Calendar } from './calendar.js';
import { drawMember, type Member, plays, type Stay } from './habits.js';
import type { Server } from './history.js';
import { type Intention, type Life, onlySeen, type Play, type Subject } from './intentions.js';
import { drawOutages, isAway, type SetBack, setBackAt, shownAt } from './misfortunes.js';
import { Seeded } from './seeded.js';
import { drawSteps, type Step } from './session.js';

export interface LifeSize {
  readonly seed: number;
  readonly members: number;
  readonly days: number;
  /** The first date; a Monday. */
  readonly first?: string;
}

const MINUTE = 60_000;

/** Different hours and zones, one with a half hour, two of them with summer times that are opposite. */
export const SERVERS: readonly [Server, ...Server[]] = [
  { id: 'server-berlin', time: '09:00', timeZone: 'Europe/Berlin' },
  { id: 'server-new-york', time: '18:30', timeZone: 'America/New_York' },
  { id: 'server-sydney', time: '02:30', timeZone: 'Australia/Sydney' },
  { id: 'server-kolkata', time: '23:45', timeZone: 'Asia/Kolkata', openBoard: true },
  { id: 'server-utc', time: '00:00', timeZone: 'UTC' },
];

/** An intention at its true moment: its `at` is what the bot's clock shows then. */
interface Happening {
  readonly moment: number;
  readonly intention: Intention;
}

/** Members with habits, over some days. The same for the same seed. */
export function randomLife({ seed, members, days, first = '2026-01-05' }: LifeSize): Life {
  const chance = new Seeded(seed);
  const calendar = new Calendar(first, days);
  const middle = calendar.start(Math.floor(days / 2), 'UTC') + chance.between(6 * 60, 18 * 60) * MINUTE;
  const setBack = setBackAt(middle);
  const outages = drawOutages(calendar.start(0, 'UTC'), days, setBack, chance);
  const people = Array.from({ length: members }, (_, number) => drawMember(number, SERVERS, days, chance));
  const lives = people.map((member) => new MemberLife(member, calendar, setBack, chance));
  for (const [number, life] of lives.entries()) {
    if (number === 0) life.playWhileClockIsSetBack();
    life.livesAll();
  }
  const happenings = lives.flatMap((life) => life.happenings.filter(({ moment }) => !isAway(moment, outages)));
  return {
    servers: SERVERS,
    userIds: people.map(({ userId }) => userId),
    outages,
    intentions: onlySeen(happenings.sort((one, other) => one.moment - other.moment).map(({ intention }) => intention)),
  };
}

class MemberLife {
  readonly happenings: Happening[] = [];
  readonly #played = new Set<string>();
  #practised = 0;

  constructor(
    readonly member: Member,
    readonly calendar: Calendar,
    readonly setBack: SetBack,
    readonly chance: Seeded,
  ) {}

  livesAll(): void {
    const { stays, joins } = this.member;
    for (const stay of stays) this.#arrive(stay);
    if (this.chance.happens(0.08)) this.#hideFor(this.chance.between(joins, this.calendar.days), 20);
    for (let day = joins; day < this.calendar.days; day += 1) {
      // Dates begin on a Monday.
      if (plays(this.member, day, day % 7, this.chance)) this.#playOn(day);
    }
  }

  /** Looks a minute before and answers after it: by the bot's clock, the answer comes first. */
  playWhileClockIsSetBack(): void {
    const [server] = this.member.servers;
    const steps: readonly Step[] = [
      { kind: 'look', after: 0 },
      { kind: 'solve', after: 2.5 * MINUTE },
    ];
    this.#do(server, steps, this.setBack.from - MINUTE);
  }

  #arrive({ from, timeZone, told }: Stay): void {
    const moment = this.calendar.start(from, timeZone) + this.chance.between(0, 12 * 60) * MINUTE;
    if (told) this.#add(moment, { kind: 'zone', timeZone });
    else if (from > this.member.joins) this.#add(moment, { kind: 'zone' });
  }

  #hideFor(day: number, days: number): void {
    this.#add(this.calendar.start(day, 'UTC'), { kind: 'hide' });
    if (this.chance.happens(0.5) && day + days < this.calendar.days)
      this.#add(this.calendar.start(day + days, 'UTC'), { kind: 'show' });
  }

  #playOn(day: number): void {
    const { hour, stays, servers, skill } = this.member;
    const { timeZone } = stays.findLast(({ from }) => from <= day) ?? { timeZone: servers[0].timeZone };
    let moment = this.calendar.start(day, timeZone) + Math.round((hour + 25 * this.chance.bell()) * MINUTE);
    for (const server of servers) {
      this.#do(server, drawSteps(skill, this.chance), moment);
      moment += this.chance.between(1, 20 * MINUTE);
    }
    const [home] = servers;
    if (this.chance.happens(0.03)) {
      this.#do(home, drawSteps(skill, this.chance), moment + MINUTE, this.chance.between(1, 30));
    }
    if (this.chance.happens(0.08)) {
      this.#practised += 1;
      const subject: Subject = { kind: 'practice', run: this.#practised };
      this.#addSteps(home, drawSteps(skill, this.chance), moment + 2 * MINUTE, subject);
    }
  }

  /** The daily of the server's day by the bot's clock, or one of so many days before. */
  #do(server: Server, steps: readonly Step[], moment: number, daysBack = 0): void {
    const today = this.calendar.dayOf(server, shownAt(moment, this.setBack));
    if (today - daysBack < 0) return;
    const date = this.calendar.date(today - daysBack);
    const board = `${server.id} ${date}`;
    // Who has had a board looks at it once more at most.
    const rest = this.#played.has(board) ? steps.slice(0, 1) : steps;
    this.#played.add(board);
    this.#addSteps(server, rest, moment, { kind: 'daily', date });
  }

  #addSteps(server: Server, steps: readonly Step[], moment: number, subject: Subject): void {
    for (const { kind, after } of steps) {
      const channelId = `${server.id}-channel-${this.chance.happens(0.8) ? 1 : this.chance.between(2, 3)}`;
      this.#add(moment + after, { kind, channelId, subject }, server);
    }
  }

  #add(
    moment: number,
    what:
      | Pick<Play, 'kind' | 'channelId' | 'subject'>
      | { kind: 'zone'; timeZone?: string }
      | { kind: 'hide' | 'show' },
    server: Server = this.member.servers[0],
  ): void {
    const { userId } = this.member;
    const at = shownAt(moment, this.setBack);
    this.happenings.push({ moment, intention: { ...what, at, userId, serverId: server.id } });
  }
}
