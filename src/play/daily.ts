import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ServerSettings } from '../servers/server-settings.js';
import { type ChosenDaily, type DailyActivity, MATE } from './activity.js';
import { type DailyStock, LAST_DRAW, type StockCount, type StockSection } from './daily-stock.js';

/** Monday to Sunday. */
const WEEKDAYS = 7;

/** What a server's dailies should be like. */
export type DailyTerms = Pick<ServerSettings, 'mateInMin' | 'mateInMax' | 'weekdayRamp'>;

/** For servers that have set up nothing. */
export const USUAL_TERMS: DailyTerms = { mateInMin: 1, mateInMax: Number.POSITIVE_INFINITY, weekdayRamp: true };

/** Mates as a daily activity. */
export const matesFrom = (stock: DailyStock): DailyActivity<DailyTerms> => ({
  id: MATE,
  shape: TERMS,
  usual: USUAL_TERMS,
  choose: ({ serverId, date, options }) => chooseDaily(stock, { serverId, date, terms: options }),
});

/** As they are stored. */
export const TERMS: z.ZodType<DailyTerms> = z.object({
  mateInMin: z.int().positive(),
  mateInMax: z.int().positive(),
  weekdayRamp: z.boolean(),
});

/** Whose daily is chosen, and for which day. */
export interface DailyQuestion {
  readonly serverId: string;
  readonly date: string;
  readonly terms?: DailyTerms | undefined;
}

/**
 * The puzzle for a day. What admins wished for comes first; then the server's own unused puzzles, in the order in which
 * they were added, whatever their length; then the unused common ones of the wanted lengths, easy on Monday and harder
 * every day until Sunday where that is wanted. When all were used, the one that was given longest ago. Each server draws
 * for itself: a member who is shown the solution elsewhere does not know this server's.
 */
export async function chooseDaily(stock: DailyStock, question: DailyQuestion): Promise<ChosenDaily | undefined> {
  const { wished, unusedOwn } = await stock.findPreferred(question.serverId);
  const puzzleId = wished ?? unusedOwn ?? (await chooseCommon(stock, question));
  return puzzleId === undefined ? undefined : { puzzleId, isWish: wished !== undefined };
}

async function chooseCommon(stock: DailyStock, question: DailyQuestion): Promise<number | undefined> {
  const { serverId, terms = USUAL_TERMS } = question;
  const fitting = fittingOf(await stock.countCommon(), terms);
  const unused = await findUnused(stock, fitting, question);
  return unused ?? stock.findLongestAgo(serverId, lengthsOf(fitting));
}

/** A common puzzle that the server has not had; undefined when it has had all of the wanted lengths. */
export async function chooseUnusedCommon(stock: DailyStock, question: DailyQuestion): Promise<number | undefined> {
  return findUnused(stock, fittingOf(await stock.countCommon(), question.terms ?? USUAL_TERMS), question);
}

async function findUnused(
  stock: DailyStock,
  fitting: readonly StockCount[],
  question: DailyQuestion,
): Promise<number | undefined> {
  for (const section of sectionsFor(fitting, question)) {
    const unused = await stock.findUnusedCommon(question.serverId, section);
    if (unused !== undefined) return unused;
  }
  return undefined;
}

/** The common puzzles of the wanted lengths; where there are none, those of the nearest length. */
export function fittingOf(
  stock: readonly StockCount[],
  { mateInMin, mateInMax }: Pick<DailyTerms, 'mateInMin' | 'mateInMax'>,
): readonly StockCount[] {
  const missedBy = ({ mateIn }: StockCount) => Math.max(0, mateInMin - mateIn, mateIn - mateInMax);
  const nearest = Math.min(...stock.map(missedBy));
  return stock.filter((each) => missedBy(each) === nearest);
}

/** The sections in which an unused common puzzle is looked for, one after the other; together they are all of `stock`. */
export function* sectionsFor(stock: readonly StockCount[], question: DailyQuestion): Generator<StockSection> {
  const { serverId, date, terms = USUAL_TERMS } = question;
  const draw = drawFor(`${serverId} ${date}`);
  const bands = terms.weekdayRamp ? nearestFirst(weekdayBands(stock), weekdayOf(date)) : [stock];
  for (const band of bands) yield* sectionsOf(band, draw);
}

/**
 * Which puzzles suit which weekday, from Monday to Sunday: the stock is divided by difficulty into seven bands of the same
 * size. What was used counts too, lest the bands shift while the stock is used up. Puzzles of the same level stay
 * together: where the middle of them is counts for all, so that a band may be empty.
 */
export function weekdayBands(stock: readonly StockCount[]): readonly (readonly StockCount[])[] {
  const bands: StockCount[][] = Array.from({ length: WEEKDAYS }, () => []);
  const total = totalOf(stock);
  let easier = 0;
  for (const level of byLevel(stock)) {
    const count = totalOf(level);
    bands[Math.floor(((easier + count / 2) * WEEKDAYS) / total)]?.push(...level);
    easier += count;
  }
  return bands;
}

/** When the band of a weekday is used up, the nearest takes its place, of two the easier. */
function nearestFirst<Band>(bands: readonly Band[], weekday: number): readonly Band[] {
  const distance = (band: number) => (band > weekday ? 2 * (band - weekday) : Math.max(0, 2 * (weekday - band) - 1));
  return [...bands.entries()].sort(([a], [b]) => distance(a) - distance(b)).map(([, band]) => band);
}

/** Two numbers from 0 up to 1 that look like chance, the same for the same server and day. */
interface Draw {
  readonly puzzle: number;
  readonly withinLevel: number;
}

function drawFor(day: string): Draw {
  const hash = createHash('sha256').update(day).digest();
  return { puzzle: hash.readUInt32LE(0) / 2 ** 32, withinLevel: hash.readUInt32LE(4) / 2 ** 32 };
}

/**
 * All of a band in sections. A length and a level are drawn, each as likely as there are puzzles of it, and all of that level
 * comes first, beginning at a place that is drawn. Then the band to its end, length by length, and then from its beginning.
 */
function sectionsOf(band: readonly StockCount[], draw: Draw): readonly StockSection[] {
  const drawn = entryAt(band, Math.floor(draw.puzzle * totalOf(band)));
  if (!drawn) return [];
  const { mateIn, level } = drawn;
  const start = Math.floor(draw.withinLevel * (LAST_DRAW + 1));
  const levels = band.map((each) => each.level);
  const lengths = lengthsOf(band);
  const turn = lengths.indexOf(mateIn);
  const inTurn = [...lengths.slice(turn), ...lengths.slice(0, turn)];
  return [
    { mateIn, from: { level, draw: start }, to: { level, draw: LAST_DRAW } },
    { mateIn, from: { level, draw: 0 }, to: { level, draw: start - 1 } },
    ...inTurn.map((each) => wholeLevels(each, level + 1, Math.max(...levels))),
    ...inTurn.map((each) => wholeLevels(each, Math.min(...levels), each === mateIn ? level - 1 : level)),
  ].filter(({ from, to }) => from.level <= to.level);
}

const wholeLevels = (mateIn: number, first: number, last: number): StockSection => ({
  mateIn,
  from: { level: first, draw: 0 },
  to: { level: last, draw: LAST_DRAW },
});

/** Where the puzzle with this number is counted. */
function entryAt(stock: readonly StockCount[], number: number): StockCount | undefined {
  let passed = 0;
  return stock.find(({ count }) => {
    passed += count;
    return number < passed;
  });
}

/** From the easiest level to the hardest. */
function byLevel(stock: readonly StockCount[]): readonly (readonly StockCount[])[] {
  const levels = new Map<number, StockCount[]>();
  for (const each of stock) {
    const level = levels.get(each.level);
    if (level) level.push(each);
    else levels.set(each.level, [each]);
  }
  return [...levels].sort(([a], [b]) => a - b).map(([, level]) => level);
}

const lengthsOf = (stock: readonly StockCount[]): readonly number[] =>
  [...new Set(stock.map(({ mateIn }) => mateIn))].sort((a, b) => a - b);

const totalOf = (stock: readonly StockCount[]): number => stock.reduce((total, { count }) => total + count, 0);

/** 0 is Monday. An ISO date is read as UTC, so that the time zone of the machine does not matter. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % WEEKDAYS;
