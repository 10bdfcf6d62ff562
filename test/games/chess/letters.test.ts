import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTATIONS, type Notation, spell } from '../../../src/games/chess/letters.js';
import { sanOf, sanWithoutCheck, uciOf } from '../../../src/games/chess/moves.js';
import { readMove } from '../../../src/games/chess/notation.js';
import { fenOf, positionOfFen } from '../../../src/games/chess/position.js';
import { anyMove } from './random-positions.js';

/** The moves that a text is taken for: one, or several when it is asked which. */
function understood(fen: string, text: string, notation: Notation): string[] {
  const position = positionOfFen(fen);
  const read = readMove(position, text, notation);
  if (read.ok) return [uciOf(position, read.value)];
  return read.fault.code === 'ambiguous' ? read.fault.candidates.map((move) => uciOf(position, move)) : [];
}

/** What each text means, per notation. */
type Cases = Partial<Record<Notation, Readonly<Record<string, string>>>>;

const table = (about: string, fen: string, cases: Cases) => {
  const rows = Object.entries(cases).flatMap(([notation, texts]) =>
    Object.entries(texts).map(([text, moves]) => [notation as Notation, text, moves] as const),
  );
  test.each(rows)(`${about}: %s %s is %s`, (notation, text, moves) => {
    expect(understood(fen, text, notation).join(' ')).toBe(moves);
  });
};

describe('pieces by the letters of every notation', () => {
  table('one of each kind', '4k3/8/8/8/3q4/2N5/1P2B3/R2QK3 w - - 0 1', {
    english: { Kf1: 'e1f1', Qxd4: 'd1d4', Rc1: 'a1c1', Bf3: 'e2f3', Nd5: 'c3d5' },
    german: { Kf1: 'e1f1', Dxd4: 'd1d4', Tc1: 'a1c1', Lf3: 'e2f3', Sd5: 'c3d5', sd5: 'c3d5', tc1: 'a1c1', lf3: 'e2f3' },
    french: { Rf1: 'e1f1', Dxd4: 'd1d4', Tc1: 'a1c1', Ff3: 'e2f3', Cd5: 'c3d5', rf1: 'e1f1', cd5: 'c3d5', ff3: 'e2f3' },
    spanish: { Rf1: 'e1f1', Dxd4: 'd1d4', Tc1: 'a1c1', Af3: 'e2f3', Cd5: 'c3d5', af3: 'e2f3' },
    dutch: { Kf1: 'e1f1', Dxd4: 'd1d4', Tc1: 'a1c1', Lf3: 'e2f3', Pd5: 'c3d5', pd5: 'c3d5' },
    russian: {
      ...{ Крf1: 'e1f1', Фxd4: 'd1d4', Лc1: 'a1c1', Сf3: 'e2f3', Кd5: 'c3d5', крf1: 'e1f1', кd5: 'c3d5' },
      ...{ КРf1: 'e1f1', Фхd4: 'd1d4', Лс1: 'a1c1', 'Ф:d4': 'd1d4' },
    },
    figurine: { '♔f1': 'e1f1', '♕xd4': 'd1d4', '♖c1': 'a1c1', '♗f3': 'e2f3', '♞d5': 'c3d5' },
  });

  table('English letters and figurines work for everybody', '4k3/8/8/8/3q4/2N5/1P2B3/R2QK3 w - - 0 1', {
    german: { Qxd4: 'd1d4', Rc1: 'a1c1', Bf3: 'e2f3', Nd5: 'c3d5', '♖c1': 'a1c1' },
    french: { Kf1: 'e1f1', Qxd4: 'd1d4', Rc1: 'a1c1', Bf3: 'e2f3', '♖c1': 'a1c1', '♔f1': 'e1f1' },
    spanish: { Nd5: 'c3d5', Rc1: 'a1c1' },
    dutch: { Nd5: 'c3d5', Pb3: 'b2b3' },
    russian: { Kf1: 'e1f1', Nd5: 'c3d5' },
    figurine: { Kf1: 'e1f1', Qxd4: 'd1d4' },
  });
});

describe('where letters mean two things', () => {
  table('the French R is the king before it is the rook', '4k3/8/8/8/8/8/6K1/R7 w - - 0 1', {
    french: { Rh1: 'g2h1', Ra8: 'a1a8', rh1: 'g2h1', '♖h1': 'a1h1', Th1: 'a1h1' },
    english: { Rh1: 'a1h1', Kh1: 'g2h1' },
  });
  table('squares stay squares', '4k3/8/8/8/8/8/3P4/2Q1K3 w - - 0 1', {
    german: { D2D4: 'd2d4', d2d4: 'd2d4', 'D2-D4': 'd2d4', d4: 'd2d4', D4: 'd2d4', Dc4: 'c1c4', dc4: 'c1c4', dd2: '' },
    french: { C1C4: 'c1c4', c1c4: 'c1c4' },
    spanish: { c1a3: 'c1a3', C1A3: 'c1a3' },
  });
  table('capitals throughout, when both can be meant', '4k3/8/8/8/8/8/3P1Q2/4K3 w - - 0 1', {
    german: { D2D4: 'd2d4 f2d4', D2d4: 'f2d4', d2d4: 'd2d4' },
  });
  table('the capital is the piece, the small letter the pawn', '4k3/8/8/8/8/4n3/3P4/2Q1K3 w - - 0 1', {
    german: { Dxe3: '', dxe3: 'd2e3', Qxe3: '' },
  });
  table(
    'the German B is no piece: it is asked whether the English one is meant',
    '4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1',
    {
      german: { Bxc3: 'b2c3 d2c3', bxc3: 'b2c3', Lxc3: 'd2c3', Bf4: 'd2f4', B4: 'b2b4' },
      english: { Bxc3: 'd2c3', bxc3: 'b2c3' },
    },
  );
  table('the Dutch P is the knight before it is the English pawn', '4k3/8/8/8/8/8/3PP1N1/4K3 w - - 0 1', {
    dutch: { Pe3: 'g2e3', pe3: 'g2e3', Pd3: 'd2d3' },
    english: { Pe3: 'e2e3' },
  });
});

describe('promotions', () => {
  table('in everybody’s letters', '3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1', {
    german: {
      'e8=D': 'e7e8q',
      e8D: 'e7e8q',
      e8d: 'e7e8q',
      exd8T: 'e7d8r',
      'ed=S': 'e7d8n',
      'e8=Q': 'e7e8q',
      e7e8n: 'e7e8n',
    },
    french: { 'e8=D': 'e7e8q', 'e8=F': 'e7e8b', 'e8=C': 'e7e8n', 'e8=R': 'e7e8r', e7e8r: 'e7e8r', e7e8b: 'e7e8b' },
    spanish: { 'e8=A': 'e7e8b', e8a: 'e7e8b', e7e8r: 'e7e8r' },
    dutch: { 'e8=P': 'e7e8n', e8L: 'e7e8b' },
    russian: { 'e8=Ф': 'e7e8q', e8К: 'e7e8n', е8Ф: 'e7e8q' },
    figurine: { 'e8=♕': 'e7e8q', 'e8♞': 'e7e8n' },
  });
});

test('every notation castles', () => {
  for (const notation of NOTATIONS) {
    for (const text of ['O-O', '0-0', 'О-О', 'e1g1']) {
      expect(understood('4k3/8/8/8/8/8/8/4K2R w K - 0 1', text, notation)).toEqual(['e1g1']);
    }
  }
});

describe('every legal move reads back as itself', () => {
  test.each(NOTATIONS)('%s', (notation) => {
    fc.assert(
      fc.property(anyMove, ({ position, move }) => {
        for (const english of [sanOf(position, move), sanWithoutCheck(position, move), uciOf(position, move)]) {
          const text = english === uciOf(position, move) ? english : spell(english, notation);
          expect(readMove(position, text, notation), `${text} in ${fenOf(position)}`).toEqual({
            ok: true,
            value: move,
          });
        }
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['german', 'Kh8'],
  ['dutch', 'Kh8'],
  ['russian', 'Kh8'],
] as const)('%s %s: a piece that is named alike in English is named once', (notation, text) => {
  const read = readMove(positionOfFen('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1'), text, notation);
  const reason = !read.ok && read.fault.code === 'illegal' ? read.fault.reason : undefined;
  expect(reason).toMatchObject({ kind: 'out of reach', movers: [{ role: 'king' }] });
});
