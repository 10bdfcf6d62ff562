import { describe, expect, it } from 'vitest';
import { clockIn, readTimeZone, suggestTimeZones, zoneName } from '../../src/people/time-zones.js';
import { ZONE_ALIASES } from '../../src/people/zone-aliases.js';
import { NOON } from '../support/house.js';

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['  europe/berlin ', 'Europe/Berlin'],
    ['Berlin', 'Europe/Berlin'],
    ['München', 'Europe/Berlin'],
    ['Zürich', 'Europe/Zurich'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['new york', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['Los_Angeles', 'America/Los_Angeles'],
    ['CET', 'Europe/Berlin'],
    ['Genève', 'Europe/Zurich'],
    ['UTC', 'UTC'],
    ['utc+0', 'UTC'],
    ['UTC+2', 'Etc/GMT-2'],
    ['GMT-5', 'Etc/GMT+5'],
    ['+02:00', 'Etc/GMT-2'],
    ['UTC+14', 'Etc/GMT-14'],
  ])('%s is %s', (typed, zone) => {
    expect(readTimeZone(typed)).toEqual({ ok: true, value: zone });
  });

  it('of a part of an hour is one that keeps it all year', () => {
    const read = readTimeZone('UTC+5:30');
    expect(read.ok && clockIn(read.value, Date.parse('2026-07-01T12:00:00Z'))).toBe('17:30');
  });

  it.each([
    ['Berlni', 'Europe/Berlin'],
    ['Pariss', 'Europe/Paris'],
    ['Amster', 'Europe/Amsterdam'],
    ['Europe/Berlim', 'Europe/Berlin'],
    ['York', 'America/New_York'],
  ])('%s may mean %s', (typed, near) => {
    const read = readTimeZone(typed);
    expect(!read.ok && read.fault.near).toContain(near);
  });

  it.each([
    '',
    'x',
    'xyzzyx',
    'Middle Earth/Shire',
    '../../etc/passwd',
    'UTC+15',
    'UTC+2:17',
    '<@1>',
    '__proto__',
    'constructor',
    '/',
    'a'.repeat(60),
  ])('%j is none', (typed) => {
    expect(readTimeZone(typed).ok).toBe(false);
  });

  it('that is called otherwise by people is one that there is', () => {
    for (const zone of new Set(ZONE_ALIASES.values())) expect(() => clockIn(zone, 0), zone).not.toThrow();
  });

  it('of a fixed offset is shown with the sign that people use', () => {
    expect([zoneName('Etc/GMT-2'), zoneName('Etc/GMT+5'), zoneName('Europe/Berlin')]).toEqual([
      'UTC+2',
      'UTC-5',
      'Europe/Berlin',
    ]);
  });
});

describe('suggestions of time zones', () => {
  const values = (typed: string) => suggestTimeZones(typed, NOON).map(({ value }) => value);

  it.each([
    ['berl', 'Europe/Berlin'],
    ['new y', 'America/New_York'],
    ['europe/be', 'Europe/Belgrade'],
    ['münch', 'Europe/Berlin'],
    ['cet', 'Europe/Berlin'],
    ['UTC+2', 'Etc/GMT-2'],
  ])('begin for %s with %s', (typed, zone) => expect(values(typed)[0]).toBe(zone));

  it('are also zones that have it anywhere; never more than 25', () => {
    expect(values('york')).toContain('America/New_York');
    expect(values('a')).toHaveLength(25);
    expect(values('zzz')).toEqual([]);
  });

  it('are the usual ones before anything is typed', () => expect(values('')).toContain('Europe/London'));

  it('tell the hour it is there', () => {
    expect(suggestTimeZones('new york', NOON)).toEqual([
      { name: 'America/New York (07:00)', value: 'America/New_York' },
    ]);
  });

  it('can all be read again', () => {
    for (const zone of [...values(''), ...values('utc+')]) expect(readTimeZone(zone)).toMatchObject({ ok: true });
  });
});
