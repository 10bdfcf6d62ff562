import { expect, it } from 'vitest';
import { mineMates } from '../../bench/mine.js';
import { proveKeys } from '../../src/engine/mate/prover.js';
import { BUDGET } from '../support/house.js';

function first(wanted: number, seed: number) {
  const mates = mineMates(3, seed);
  return Array.from({ length: wanted }, () => mates.next().value);
}

it('mates from random play are different, short and have one key, and the same for the same seed', () => {
  const mates = first(40, 7);
  expect(new Set(mates.map(({ fen }) => fen.split(' ').slice(0, 4).join(' '))).size).toBe(40);
  for (const { fen, mateIn } of mates) {
    expect(proveKeys({ fen, mateIn: 3, budget: BUDGET }), fen).toMatchObject({
      kind: 'mate',
      mateIn,
      keys: [expect.any(String)],
    });
  }
  expect(first(40, 7)).toEqual(mates);
  expect(first(40, 8)).not.toEqual(mates);
});
