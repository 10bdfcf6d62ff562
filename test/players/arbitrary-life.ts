import fc from 'fast-check';
import type { Server } from './history.js';
import { type Intention, type Life, onlySeen, PLAYS, type PlayKind, type Subject } from './intentions.js';
import { addDays, serverDay, startOf } from './model-days.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
];

export interface ArbitraryLifeSize {
  readonly members: number;
  readonly servers: number;
  readonly days: number;
  readonly first?: string;
}

/** What is drawn, so that a failing life shrinks to few boards and few steps. */
interface Board {
  readonly member: number;
  readonly server: number;
  readonly day: number;
  readonly minute: number;
  readonly subject: 'today' | 'earlier' | 'practice';
  readonly steps: readonly PlayKind[];
  /** Between two steps. */
  readonly pause: number;
}

/** Times at the edges of what is human, of a day, and of a day and the next. */
const pause = fc.oneof(
  fc.constantFrom(0, 1, 200, 1_499, 1_500, 1_999, 2_000, 2_500, 23 * HOUR, 47 * HOUR, 49 * HOUR),
  fc.integer({ min: 1, max: 30 * MINUTE }),
);

const steps = fc.oneof(
  { weight: 3, arbitrary: fc.constant<PlayKind[]>(['solve']) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...PLAYS), { maxLength: 6 }) },
);

const at = (size: ArbitraryLifeSize) => ({
  member: fc.nat(size.members - 1),
  server: fc.nat(size.servers - 1),
  day: fc.nat(size.days - 1),
  minute: fc.nat(24 * 60 - 1),
});

const board = (size: ArbitraryLifeSize): fc.Arbitrary<Board> =>
  fc.record({
    ...at(size),
    subject: fc.constantFrom<Board['subject']>('today', 'today', 'earlier', 'practice'),
    steps,
    pause,
  });

/** Days in a row, long enough for freezes. */
const habit = (size: ArbitraryLifeSize): fc.Arbitrary<Board[]> =>
  fc
    .record({ ...at(size), length: fc.integer({ min: 2, max: size.days }), left: fc.integer({ min: 3, max: 12 }) })
    .map(({ length, left, ...first }) =>
      Array.from({ length }, (_, index) => ({ ...first, day: first.day + index }))
        .filter(({ day }) => day < size.days && (day - first.day + 1) % left !== 0)
        .map((each): Board => ({ ...each, subject: 'today', steps: ['solve'], pause: 30_000 })),
    );

const servers = (size: ArbitraryLifeSize): fc.Arbitrary<Server[]> =>
  fc
    .array(
      fc.record({
        time: fc.constantFrom('00:00', '02:30', '09:00', '23:45'),
        timeZone: fc.constantFrom(...ZONES),
        openBoard: fc.constantFrom(false, false, true),
      }),
      {
        minLength: size.servers,
        maxLength: size.servers,
      },
    )
    .map((drawn) => drawn.map((each, index) => ({ id: `server-${index}`, ...each })));

const setting = (size: ArbitraryLifeSize) =>
  fc.record({ ...at(size), change: fc.constantFrom('hide', 'show', 'server zone', ...ZONES) });

const outage = (size: ArbitraryLifeSize) =>
  fc.record({
    ...at(size),
    minutes: fc.constantFrom(9, 10, 11, 6 * 60, 30 * 60),
  });

/** Small lives for properties. */
export function arbitraryLife(size: ArbitraryLifeSize): fc.Arbitrary<Life> {
  const first = size.first ?? '2026-03-02';
  const moment = ({ day, minute }: { day: number; minute: number }): number =>
    startOf(addDays(first, day), 'UTC') + minute * MINUTE;
  const userIds = Array.from({ length: size.members }, (_, index) => `member-${index}`);
  return fc
    .record({
      servers: servers(size),
      boards: fc.array(board(size), { maxLength: 12 }),
      habits: fc.array(habit(size), { maxLength: 4 }),
      settings: fc.array(setting(size), { maxLength: 4 }),
      outages: fc.array(outage(size), { maxLength: 3 }),
    })
    .map((drawn) => {
      const outages = drawn.outages
        .map((each) => ({ from: moment(each), to: moment(each) + each.minutes * MINUTE }))
        .sort((one, other) => one.from - other.from)
        .filter(({ from }, index, all) => all.slice(0, index).every(({ to }) => to < from));
      const who = ({ member, server }: { member: number; server: number }) => ({
        userId: `member-${member}`,
        serverId: `server-${server}`,
      });
      const settings = drawn.settings.map((each): Intention => {
        const doing = { at: moment(each), ...who(each) };
        if (each.change === 'hide' || each.change === 'show') return { ...doing, kind: each.change };
        return { ...doing, kind: 'zone', ...(each.change !== 'server zone' && { timeZone: each.change }) };
      });
      const plays = [...drawn.boards, ...drawn.habits.flat()].flatMap((each, run): Intention[] => {
        const subject = subjectOf(each, run, moment(each), drawn.servers[each.server]);
        return ['look' as const, ...each.steps].map((kind, index) => ({
          kind,
          at: moment(each) + index * each.pause,
          ...who(each),
          channelId: `server-${each.server}-channel-${run % 2}`,
          subject,
        }));
      });
      const intentions = [...settings, ...plays]
        .sort((one, other) => one.at - other.at)
        .filter((each) => outages.every(({ from, to }) => each.at < from || each.at >= to));
      return { servers: drawn.servers, userIds, outages, intentions: onlySeen(intentions) };
    });
}

function subjectOf({ subject }: Board, run: number, moment: number, server: Server | undefined): Subject {
  if (subject === 'practice' || !server) return { kind: 'practice', run };
  const today = serverDay(moment, server);
  return { kind: 'daily', date: subject === 'today' ? today : addDays(today, -1 - (run % 3)) };
}
