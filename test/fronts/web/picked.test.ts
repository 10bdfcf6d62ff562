import { describe, expect, it } from 'vitest';
import { Picked } from '../../../src/fronts/web/page/picked.js';

describe('what was picked', () => {
  const picked = (): Picked => {
    const it = new Picked();
    it.pick({ line: '/move  Td1', means: '/move  a1d1' });
    return it;
  };

  it.each([
    ['/move Td1', '/move a1d1'],
    [' /move  Td1 ', '/move a1d1'],
    ['/move Td1 Th8', '/move a1d1 Th8'],
    ['/move Td16', '/move Td16'],
    ['/move Rd1', '/move Rd1'],
    ['/hint', '/hint'],
  ])('“%s” is sent as “%s”', (line, sent) => {
    expect(picked().meaningOf(line)).toBe(sent);
  });

  it('is forgotten once it is changed, also when the same is written again', () => {
    const it = picked();
    for (const line of ['/move Td', '/move Td1']) it.follow(line);
    expect(it.meaningOf('/move Td1')).toBe('/move Td1');
  });

  it('gives way to what is picked next, and means nothing else where that is sent as it stands', () => {
    const it = picked();
    it.pick({ line: '/move Td1' });
    expect(it.meaningOf('/move Td1')).toBe('/move Td1');
  });
});
