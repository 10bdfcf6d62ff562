import { fail, ok, type Result } from '../result.js';
import { ZONE_ALIASES } from './zone-aliases.js';

/** No zone is called so; these are called nearly so. */
export interface UnknownZone {
  readonly near: readonly string[];
}

interface NamedZone {
  readonly zone: string;
  /** The city, or whatever stands last in its name. */
  readonly city: string;
}

const MOST_NEAR = 5;
const MOST_SUGGESTED = 25;

const ZONES: readonly NamedZone[] = Intl.supportedValuesOf('timeZone').map((zone) => ({
  zone,
  city: folded(zone.split('/').at(-1) ?? zone),
}));

/** A time zone from what somebody typed: `Europe/Berlin`, `Berlin`, `Munich`, `CET` or `UTC+2`. */
export function readTimeZone(typed: string): Result<string, UnknownZone> {
  const text = folded(typed);
  const offset = /^(?:utc|gmt)? ?([+-]|\u2212) ?(\d{1,2})(?::?([0-5]\d))?$/.exec(text);
  if (offset) {
    const zone = zoneOfOffset(offset[1] === '+' ? 1 : -1, Number(offset[2]), Number(offset[3] ?? 0));
    return zone ? ok(zone) : fail({ near: [] });
  }
  const found =
    ZONE_ALIASES.get(text) ??
    ZONES.find(({ zone }) => folded(zone) === text)?.zone ??
    ZONES.find(({ city }) => city === text)?.zone ??
    officialName(typed.trim());
  return found ? ok(found) : fail({ near: nearTo(text) });
}

/** For whoever is typing: the zones whose name has it in it. */
export function suggestTimeZones(typed: string): readonly string[] {
  const text = folded(typed);
  const begins = ZONES.filter(({ city }) => city.startsWith(text));
  const within = ZONES.filter(({ zone, city }) => !city.startsWith(text) && folded(zone).includes(text));
  const alias = ZONE_ALIASES.get(text);
  return [...new Set([...(alias ? [alias] : []), ...[...begins, ...within].map(({ zone }) => zone)])].slice(
    0,
    MOST_SUGGESTED,
  );
}

/** `Europe/Berlin`, `UTC+2`: the standard's own names of fixed offsets have the opposite sign, which nobody expects. */
export const zoneName = (zone: string): string =>
  zone.replace(/^Etc\/GMT([+-])(\d+)$/, (_, sign, hours) => `UTC${sign === '+' ? '-' : '+'}${hours}`);

/** `18:42` */
export const clockIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** Zones that always keep an offset which is no whole hour. */
const PART_HOURS: Readonly<Record<string, string>> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
  '+8:45': 'Australia/Eucla',
  '+9:30': 'Australia/Darwin',
  '-9:30': 'Pacific/Marquesas',
};

function zoneOfOffset(sign: 1 | -1, hours: number, minutes: number): string | undefined {
  if (minutes > 0) {
    const zone = PART_HOURS[`${sign > 0 ? '+' : '-'}${hours}:${minutes}`];
    // Some of these have other names in other versions of the standard.
    return zone && officialName(zone);
  }
  if (hours === 0) return 'UTC';
  return hours <= (sign > 0 ? 14 : 12) ? `Etc/GMT${sign > 0 ? '-' : '+'}${hours}` : undefined;
}

/** Old names such as `Asia/Calcutta` are understood too. */
function officialName(text: string): string | undefined {
  // An offset would be taken by newer Nodes and refused by older ones.
  if (!/^[a-z][\w+-]*(\/[\w+-]+)*$/i.test(text.replaceAll(' ', '_'))) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.replaceAll(' ', '_') }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function nearTo(text: string): readonly string[] {
  if (text === '') return [];
  const most = Math.max(1, Math.floor(text.length / 3));
  const ranked = ZONES.flatMap(({ zone, city }) => {
    const apart = city.startsWith(text) || text.startsWith(city) ? 0 : distance(text, city);
    return apart <= most ? [{ zone, apart }] : [];
  });
  ranked.sort((one, other) => one.apart - other.apart);
  return ranked.slice(0, MOST_NEAR).map(({ zone }) => zone);
}

/** How many letters one would have to change, add or leave out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Without accents, capitals and underscores. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
}
