import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeVisitors,
  encodeVisitors,
  handleOf,
  MOST_VISITORS,
  makeVisitor,
  namesOf,
  readRoster,
  type Visitor,
} from '../../../src/fronts/web/roster.js';
import { isSameName, readName } from '../../../src/fronts/web/visitor-name.js';
import { de } from '../../../src/texts/de.js';
import { en } from '../../../src/texts/en.js';

const ANNA = makeVisitor('Anna');
const BEN = makeVisitor('Ben');
const GUEST = makeVisitor();

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const anyName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 32 })
  .map(readName)
  .filter((name) => name.ok)
  .map(({ value }) => value);
const anyVisitors = fc
  .uniqueArray(anyName, { maxLength: MOST_VISITORS, comparator: isSameName })
  .map((names) => names.map((name) => makeVisitor(name)));

describe('what a browser brings back', () => {
  it('is what it was given, whatever the names', () => {
    fc.assert(
      fc.property(anyVisitors, (visitors) => {
        expect(decodeVisitors(encodeVisitors(visitors))).toEqual(visitors);
      }),
    );
  });

  it('fits into a cookie with the most and the longest names', () => {
    const visitors = Array.from({ length: MOST_VISITORS }, (_, at) => makeVisitor('🐎'.repeat(31) + '♔♕♖♗♘♙♚♛'[at]));
    expect(encodeVisitors(visitors).length).toBeLessThan(2000);
    expect(decodeVisitors(encodeVisitors(visitors))).toEqual(visitors);
  });

  it('may be anything, and is never an error', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue().map(encoded));
    fc.assert(
      fc.property(fc.option(anything, { nil: undefined }), fc.option(anything, { nil: undefined }), (id, list) => {
        const roster = readRoster(id, list);
        if (roster) expect(roster.visitors).toContain(roster.current);
      }),
    );
  });

  it.each<[string, string | undefined, string | undefined, readonly Visitor[] | undefined]>([
    ['nothing', undefined, undefined, undefined],
    ['an id from before there were names', GUEST.id, undefined, [GUEST]],
    ['an id that was not made here', 'admin', undefined, undefined],
    ['a list that is none', GUEST.id, 'rubbish', [GUEST]],
    ['a list of something else', GUEST.id, encoded({ id: 1 }), [GUEST]],
    ['a list far too long', GUEST.id, encoded([[ANNA.id, 'x'.repeat(5000)]]), [GUEST]],
    ['a list with a bad id', GUEST.id, encoded([['../etc', 'Anna']]), [GUEST]],
    ['a list alone: its first', undefined, encodeVisitors([ANNA, BEN]), [ANNA, BEN]],
    ['an id that the list lacks', GUEST.id, encodeVisitors([ANNA]), [GUEST, ANNA]],
    ['a name too long', ANNA.id, encoded([[ANNA.id, 'x'.repeat(33)]]), [{ id: ANNA.id }]],
    ['somebody twice', ANNA.id, encodeVisitors([ANNA, ANNA]), [ANNA]],
    ['a name twice', ANNA.id, encodeVisitors([ANNA, { ...BEN, name: 'anna' }]), [ANNA, { id: BEN.id }]],
  ])('with %s', (_, id, list, visitors) => {
    const roster = readRoster(id, list);
    expect(roster?.visitors).toEqual(visitors);
    expect(roster?.current.id).toBe(visitors?.[0]?.id);
  });
});

describe('names that are shown', () => {
  it('are those that were chosen, and a guest’s number that stays in every language', () => {
    const visitors = [ANNA, GUEST];
    const [english, german] = [en, de].map((texts) => namesOf(visitors, texts));
    expect(english?.get(ANNA.id)).toBe('Anna');
    expect(english?.get(GUEST.id)).toMatch(/^Guest \d{3}$/);
    expect(german?.get(GUEST.id)).toBe(english?.get(GUEST.id)?.replace('Guest', 'Gast'));
  });

  it('are never two alike in one browser', () => {
    const guests = Array.from({ length: MOST_VISITORS - 1 }, () => makeVisitor());
    const impostor = makeVisitor(
      namesOf(guests, en)
        .get(guests[0]?.id ?? '')
        ?.toUpperCase(),
    );
    const names = [...namesOf([...guests, impostor], en).values()];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(MOST_VISITORS);
  });

  it('come with handles that tell people apart and tell no id', () => {
    const visitors = [ANNA, BEN, GUEST];
    expect(new Set(visitors.map(handleOf)).size).toBe(3);
    for (const visitor of visitors) expect(visitor.id).not.toContain(handleOf(visitor));
  });
});
