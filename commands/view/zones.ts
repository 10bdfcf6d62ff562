import type { Choice } from '../../src/bot/command.js';
import { fail, ok, type Result } from '../../src/result.js';

/** Discord shows no more suggestions. */
const MOST_SUGGESTED = 25;
const MOST_NEAR = 3;

/** Where many servers are, offered before anything is typed. */
const USUAL = [
  'UTC',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Calcutta',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
];

const ZONES: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** `America/New_York` and what people type instead of it: `new york`. */
const NAMED = ZONES.map((zone) => ({ zone, whole: simple(zone), city: simple(zone.slice(zone.lastIndexOf('/') + 1)) }));

/** A time zone from its name or its city; a fault carries zones that are written nearly so. */
export function readZone(typed: string): Result<string, readonly string[]> {
  const text = simple(typed);
  const found = NAMED.find(({ whole }) => whole === text) ?? NAMED.find(({ city }) => city === text);
  const zone = found?.zone ?? otherName(typed.trim());
  return zone ? ok(zone) : fail(nearZones(text));
}

/** Zones whose name or city begins with what is typed, then those that have it anywhere, with the hour it is there. */
export function suggestZones(typed: string, now: number): readonly Choice[] {
  const text = simple(typed);
  const begin = NAMED.filter(({ whole, city }) => whole.startsWith(text) || city.startsWith(text));
  const have = NAMED.filter(({ whole }) => whole.includes(text));
  const zones = text === '' ? USUAL : [...new Set([...begin, ...have].map(({ zone }) => zone))];
  return zones.slice(0, MOST_SUGGESTED).map((zone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);
    return { name: `${zone.replaceAll('_', ' ')} (${clock})`, value: zone };
  });
}

/** Older and other names, such as `US/Eastern` or `Asia/Kolkata`. Offsets like `+01:00` know no summer time: not these. */
function otherName(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z_]*(\/[A-Za-z_+\-0-9]+)+$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function nearZones(text: string): readonly string[] {
  if (text.length < 3) return [];
  const city = text.slice(text.lastIndexOf('/') + 1);
  return NAMED.map((each) => ({
    zone: each.zone,
    steps: each.whole.includes(text) ? 0 : stepsBetween(each.city, city),
  }))
    .filter(({ steps }) => steps <= Math.ceil(city.length / 4))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, MOST_NEAR)
    .map(({ zone }) => zone);
}

/** How many letters have to be put in, left out or changed to make one word of the other (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, its] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function simple(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[\s_]+/g, ' ');
}
