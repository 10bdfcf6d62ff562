import { folded, lettersApart } from '../shared/alike.js';
import { fail, ok, type Result } from '../shared/result.js';
import { ZONE_ALIASES } from './zone-aliases.js';

/** No zone is called so; these are called nearly so. */
interface UnknownZone {
  readonly near: readonly string[];
}

interface NamedZone {
  readonly zone: string;
  /** The city, or whatever stands last in its name. */
  readonly city: string;
}

const MOST_NEAR = 3;
const MOST_SUGGESTED = 25;

/** Where many people are, offered before anything is typed. */
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

const ZONES: readonly NamedZone[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
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

/** For whoever is typing: what it means already, zones that begin so, then those that have it anywhere. */
export function suggestTimeZones(typed: string, now: number): readonly { name: string; value: string }[] {
  const text = folded(typed);
  const read = readTimeZone(typed);
  const begins = ZONES.filter(({ zone, city }) => city.startsWith(text) || folded(zone).startsWith(text));
  const within = ZONES.filter(({ zone }) => folded(zone).includes(text));
  const aliases = [...ZONE_ALIASES].flatMap(([name, zone]) => (name.startsWith(text) ? [zone] : []));
  const found = [...(read.ok ? [read.value] : []), ...begins.map(({ zone }) => zone), ...aliases];
  const zones = text === '' ? USUAL : [...new Set([...found, ...within.map(({ zone }) => zone)])];
  return zones.slice(0, MOST_SUGGESTED).map((zone) => ({
    name: `${zoneName(zone).replaceAll('_', ' ')} (${clockIn(zone, now)})`,
    value: zone,
  }));
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
  // In two letters everything is near to everything.
  if (text.length < 3) return [];
  const last = text.slice(text.lastIndexOf('/') + 1);
  const most = Math.ceil(last.length / 4);
  const ranked = ZONES.flatMap(({ zone, city }) => {
    const apart = folded(zone).includes(text) ? 0 : lettersApart(last, city);
    return apart <= most ? [{ zone, apart }] : [];
  });
  ranked.sort((one, other) => one.apart - other.apart);
  return ranked.slice(0, MOST_NEAR).map(({ zone }) => zone);
}
