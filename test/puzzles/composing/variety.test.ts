import { describe, expect, it } from 'vitest';
import { play, readUci } from '../../../src/games/chess/moves.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { appearanceOf, Variety } from '../../../src/puzzles/composing/variety.js';
import { BACK_RANK } from '../../support/positions.js';

function likenessAfter(fen: string, mate: string) {
  const before = positionOfFen(fen);
  const move = readUci(mate);
  return appearanceOf(before, { before, move, after: play(before, move) });
}

describe('what puzzles have in common', () => {
  it.each([
    [
      'a queen that the king guards',
      '7k/Q7/6K1/8/8/8/8/8 w - - 0 1',
      'a7g7',
      'Q',
      'queen beside, king corner, with king',
    ],
    ['two rooks', '7k/R7/8/8/8/8/8/1R4K1 w - - 0 1', 'b1b8', 'RR', 'rook afar, king corner, with rook'],
    ['Black who mates', '8/8/8/8/8/5k2/1r6/5K2 b - - 0 1', 'b2b1', 'R', 'rook afar, king edge, with king'],
  ])('%s', (_, fen, mate, material, picture) => {
    const likeness = likenessAfter(fen, mate);
    expect(likeness.material).toBe(material);
    expect(likeness.picture).toBe(picture);
  });

  it('the pieces say nothing on a large board', () => {
    const large = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1';
    expect(likenessAfter(large, 'h5f7')).toEqual({ picture: 'queen beside, king edge, with bishop' });
  });

  it('is the same with colours swapped and in a mirror', () => {
    expect(likenessAfter('8/8/8/8/8/5k2/1r6/5K2 b - - 0 1', 'b2b1')).toEqual(
      likenessAfter('2k5/6R1/2K5/8/8/8/8/8 w - - 0 1', 'g7g8'),
    );
  });
});

describe('variety', () => {
  const likeness = likenessAfter(BACK_RANK, 'e1e8');

  it('takes a picture until it has its part of the pack', () => {
    const variety = new Variety(100);
    expect([1, 2, 3, 4].map(() => variety.take({ picture: likeness.picture }))).toEqual([true, true, true, false]);
  });

  it('takes a material until it has its part, whatever the picture', () => {
    const variety = new Variety(100);
    const taken = [1, 2, 3, 4, 5].map((number) => variety.take({ material: 'QR', picture: `picture ${number}` }));
    expect(taken).toEqual([true, true, true, true, false]);
    expect(variety.take({ material: 'QB', picture: 'picture 5' })).toBe(true);
  });

  it('takes two of a kind in the smallest pack', () => {
    const variety = new Variety(1);
    expect([1, 2, 3].map(() => variety.take(likeness))).toEqual([true, true, false]);
  });
});
