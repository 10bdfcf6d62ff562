import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenOf, positionOfFen } from '../../../src/games/chess/position.js';
import { describePosition, textDiagram, unseenInWords } from '../../../src/games/chess/words.js';
import { de } from '../../../src/texts/de.js';
import { en } from '../../../src/texts/en.js';
import { fr } from '../../../src/texts/fr.js';
import { anyPosition } from './random-positions.js';

describe('a board in words', () => {
  test.each([
    [
      '7k/8/8/7Q/8/8/PP6/R4RK1 b - - 0 1',
      'White: king g1, queen h5, rooks a1 and f1, pawns a2 and b2. Black: king h8. Black to move; Black’s king is in check.',
    ],
    ['4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1', 'White: king e1, pawns a2, b2 and c2. Black: king e8. White to move.'],
    ['R3k3/8/4K3/8/8/8/8/8 b - - 0 1', 'White: king e6, rook a8. Black: king e8. Black is checkmated.'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'White: king g6, queen f7. Black: king h8. Black has no legal move: stalemate.'],
  ])('%s', (fen, words) => {
    expect(describePosition(fen, en.positions)).toBe(words);
  });

  test('says when the board is shown the other way round', () => {
    expect(describePosition('4k3/8/8/8/8/8/8/4K2R w - - 0 1', en.positions, 'black')).toMatch(
      /White to move\. Seen from Black’s side\.$/,
    );
  });

  test.each([en, de, fr])('always fits into the text that a picture may carry', ({ positions: words }) => {
    const fullBoard = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(describePosition(fullBoard, words, 'black').length).toBeLessThan(1_000);
    fc.assert(fc.property(anyPosition, (position) => describePosition(fenOf(position), words).length < 1_000));
  });
});

describe('in the other languages', () => {
  const fen = '7k/8/8/7Q/8/8/PP6/R4RK1 b - - 0 1';
  test('German', () => {
    expect(describePosition(fen, de.positions, 'black')).toBe(
      'Weiß: König g1, Dame h5, Türme a1 und f1, Bauern a2 und b2. Schwarz: König h8. Schwarz ist am Zug und steht im Schach. Aus der Sicht von Schwarz.',
    );
  });
  test('French', () => {
    expect(describePosition(fen, fr.positions)).toBe(
      'Blancs\u00a0: roi g1, dame h5, tours a1 et f1, pions a2 et b2. Noirs\u00a0: roi h8. Trait aux Noirs, qui sont en échec.',
    );
  });
});

test('a board of letters, from either side', () => {
  const position = positionOfFen('r3k3/8/8/3p4/8/8/1P6/4K2R w - - 0 1');
  expect(textDiagram(position, 'white')).toBe(
    [
      '8 r . . . k . . .',
      '7 . . . . . . . .',
      '6 . . . . . . . .',
      '5 . . . p . . . .',
      '4 . . . . . . . .',
      '3 . . . . . . . .',
      '2 . P . . . . . .',
      '1 . . . . K . . R',
      '  a b c d e f g h',
    ].join('\n'),
  );
  expect(textDiagram(position, 'black')).toBe(
    [
      '1 R . . K . . . .',
      '2 . . . . . . P .',
      '3 . . . . . . . .',
      '4 . . . . . . . .',
      '5 . . . . p . . .',
      '6 . . . . . . . .',
      '7 . . . . . . . .',
      '8 . . . k . . . r',
      '  h g f e d c b a',
    ].join('\n'),
  );
});

describe('what no board shows', () => {
  test.each([
    ['8/8/4k3/8/8/3K4/4P3/8 w - - 0 1', ''],
    [
      '4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1',
      'White may castle on the queen’s side. White may castle on the king’s side. Black may castle on the king’s side.',
    ],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'Black’s last move was d7-d5.'],
    ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'White’s last move was e2-e4.'],
    ['4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1', ''],
  ])('%s: %s', (fen, words) => expect(unseenInWords(positionOfFen(fen), en.positions)).toBe(words));
});
