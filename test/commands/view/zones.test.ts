import { describe, expect, it } from 'vitest';
import { readZone, suggestZones } from '../../../commands/view/zones.js';
import { NOON } from '../../support/house.js';

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    [' Berlin ', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['são paulo', 'America/Sao_Paulo'],
    ['utc', 'UTC'],
  ])('is read from %j', (typed, zone) => expect(readZone(typed)).toEqual({ ok: true, value: zone }));

  it.each(['US/Eastern', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/UTC'])('may have another name: %s', (typed) =>
    expect(readZone(typed)).toMatchObject({ ok: true }),
  );

  it.each([
    ['Europe/Berlim', 'Europe/Berlin'],
    ['berln', 'Europe/Berlin'],
    ['York', 'America/New_York'],
    ['Londonn', 'Europe/London'],
  ])('that is written nearly right is found near %j', (typed, zone) => {
    const read = readZone(typed);
    expect(read.ok ? [] : read.fault).toContain(zone);
  });

  it.each(['', 'x', 'Middle Earth/Shire', '+01:00', '../../etc/passwd', 'constructor', '__proto__'])(
    'is not read from %j',
    (typed) => expect(readZone(typed)).toMatchObject({ ok: false, fault: [] }),
  );
});

describe('suggestions of time zones', () => {
  const values = (typed: string) => suggestZones(typed, NOON).map(({ value }) => value);

  it('are those whose city or name begins so, then others; never more than 25', () => {
    expect(values('berl')).toEqual(['Europe/Berlin']);
    expect(values('new y')).toEqual(['America/New_York']);
    expect(values('york')).toContain('America/New_York');
    expect(values('a')).toHaveLength(25);
    expect(values('zzz')).toEqual([]);
  });

  it('are the usual ones before anything is typed', () => expect(values('')).toContain('Europe/London'));

  it('tell the hour it is there', () => {
    expect(suggestZones('berl', NOON)).toEqual([{ name: 'Europe/Berlin (13:00)', value: 'Europe/Berlin' }]);
  });

  it('can all be read again', () => {
    for (const zone of values('')) expect(readZone(zone)).toMatchObject({ ok: true });
  });
});
