import type { Context } from '../bot/command.js';
import type { PlayedDay } from '../play/player-store.js';
import { dayInWords } from '../views/dates.js';
import type { Calendar, CalendarDay } from './answers.js';
import type { LiveRequestOf } from './requests.js';

/** A month of the server's dailies, with what the visitor has made of each. Without a month: today's. */
export async function showCalendar(context: Context, { month: asked }: LiveRequestOf<'calendar'>): Promise<Calendar> {
  const { caller, services, speech } = context;
  const { today } = await services.game.day(caller.serverId);
  const days = await daysUpTo(today, context);
  const month = asked ?? monthOf(today);
  const months = [...new Set(days.map(({ date }) => monthOf(date)))].sort();
  const previous = months.findLast((each) => each < month);
  const next = months.find((each) => each > month);
  const first = Date.parse(`${month}-01`);
  const { calendar } = speech.texts;
  return {
    month,
    name: calendar.month(first),
    weekdays: Array.from({ length: 7 }, (_, index) => calendar.weekday(MONDAY + index * DAY)),
    // Monday is 0.
    firstWeekday: (new Date(first).getUTCDay() + 6) % 7,
    length: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
    days: days
      .filter(({ date }) => monthOf(date) === month)
      .map((day): CalendarDay => {
        const result = resultOf(day);
        const name = dayInWords(day.date, speech);
        return { ref: day.date, result, label: calendar.label(name, calendar.words[result]) };
      }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** A new installation has something to play: the days before its first daily get puzzles too, once enough are proved. */
async function daysUpTo(today: string, { caller, services }: Context): Promise<readonly PlayedDay[]> {
  const { players, library, game } = services;
  const days = await players.listDays(caller, today);
  const first = days[0]?.date ?? today;
  const { verdicts } = await library.count(caller.serverId);
  // Before that the few that are proved would be all there is, whatever the weekday.
  if (verdicts.waiting > 0) return days;
  await game.givePast(caller.serverId, first);
  return players.listDays(caller, today);
}

const DAY = 86_400_000;
/** Any Monday. */
const MONDAY = Date.parse('2026-11-16');

const monthOf = (date: string): string => date.slice(0, 7);

function resultOf({ attempt }: PlayedDay): CalendarDay['result'] {
  if (!attempt) return 'unplayed';
  if (attempt.outcome === undefined) return 'begun';
  if (attempt.outcome === 'given up') return 'givenUp';
  return attempt.isClean ? 'firstTry' : 'solved';
}
