import { describe, expect, it } from 'vitest';
import { readClockTime } from '../../src/play/clock-time.js';
import { clockIn, readTimeZone, suggestTimeZones, zoneName } from '../../src/play/time-zones.js';
import { ZONE_ALIASES } from '../../src/play/zone-aliases.js';

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['  europe/berlin ', 'Europe/Berlin'],
    ['Berlin', 'Europe/Berlin'],
    ['München', 'Europe/Berlin'],
    ['Zürich', 'Europe/Zurich'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['new york', 'America/New_York'],
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
  ])('%s may mean %s', (typed, near) => {
    const read = readTimeZone(typed);
    expect(!read.ok && read.fault.near).toContain(near);
  });

  it.each(['', 'xyzzyx', 'UTC+15', 'UTC+2:17', '<@1>', '__proto__', 'constructor', '/', 'a'.repeat(60)])(
    '%j is none',
    (typed) => {
      expect(readTimeZone(typed).ok).toBe(false);
    },
  );

  it('that is called otherwise by people is one that there is', () => {
    for (const zone of new Set(ZONE_ALIASES.values())) expect(() => clockIn(zone, 0), zone).not.toThrow();
  });

  it('is suggested by its city first', () => {
    expect(suggestTimeZones('berl')[0]).toBe('Europe/Berlin');
    expect(suggestTimeZones('').length).toBe(25);
  });

  it('of a fixed offset is shown with the sign that people use', () => {
    expect([zoneName('Etc/GMT-2'), zoneName('Etc/GMT+5'), zoneName('Europe/Berlin')]).toEqual([
      'UTC+2',
      'UTC-5',
      'Europe/Berlin',
    ]);
  });
});

describe('a time on the clock', () => {
  it.each([
    ['18:30', '18:30'],
    ['8:05', '08:05'],
    ['18.30', '18:30'],
    ['18h30', '18:30'],
    ['18 Uhr 30', '18:30'],
    ['7', '07:00'],
    ['7 Uhr', '07:00'],
    ['19h', '19:00'],
    ['6:30 pm', '18:30'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
  ])('%s is %s', (typed, time) => {
    expect(readClockTime(typed)).toBe(time);
  });

  it.each(['', '24:00', '18:60', '18:3', '13 pm', 'noon', '-1:00', '1:2:3'])('%j is none', (typed) => {
    expect(readClockTime(typed)).toBeUndefined();
  });
});
