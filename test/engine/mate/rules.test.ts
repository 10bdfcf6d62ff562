import { makeFen } from 'chessops/fen';
import { makeUci } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPackedMove, packUci, uciOf } from '../../../src/engine/mate/packed-move.js';
import { chess, naiveMoves, played } from './naive.js';
import { CheckMap } from './oracle/checks.js';
import { hasLegalMove, legalMoves } from './oracle/legal-moves.js';
import { Line } from './oracle/line.js';
import { positionKey } from './oracle/position-key.js';
import { castlingPositions, enPassantPositions, smallPositions } from './random-positions.js';

const anyPosition = fc.oneof(smallPositions(), smallPositions('PPP', 'ppp'), castlingPositions, enPassantPositions);
const RUNS = { seed: 64, numRuns: 300 };

describe('the search plays by the rules of chessops', () => {
  it('knows exactly the legal moves', () => {
    fc.assert(
      fc.property(anyPosition, (fen) => {
        const position = chess(fen);
        const moves = legalMoves(position, position.ctx()).map(uciOf).sort();
        expect(moves, fen).toEqual(naiveMoves(position).map(makeUci).sort());
        expect(hasLegalMove(position, position.ctx()), fen).toBe(moves.length > 0);
      }),
      RUNS,
    );
  });

  it('leaves out no check when it looks only at checks', () => {
    fc.assert(
      fc.property(anyPosition, (fen) => {
        const position = chess(fen);
        const candidates = new CheckMap(position).candidates(position.ctx()).map(uciOf);
        const legal = naiveMoves(position);
        const checks = legal.filter((move) => played(position, move).isCheck()).map(makeUci);
        expect(candidates, fen).toEqual(expect.arrayContaining(checks));
        expect(legal.map(makeUci), fen).toEqual(expect.arrayContaining(candidates));
      }),
      RUNS,
    );
  });

  it('plays a move as chessops does, and takes it back without a trace', () => {
    fc.assert(
      fc.property(anyPosition, (fen) => {
        const line = new Line(chess(fen));
        const before = placeOf(line);
        for (const move of naiveMoves(chess(fen))) {
          line.play(packUci(makeUci(move)));
          expect(placeOf(line), `${fen} ${makeUci(move)}`).toBe(placeOf(new Line(played(chess(fen), move))));
          for (const reply of legalMoves(line.position, line.position.ctx()).slice(0, 3)) line.play(reply);
          line.rewindTo(0);
          expect(placeOf(line), `${fen} ${makeUci(move)} taken back`).toBe(before);
        }
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  it('gives two positions one key only when they are the same', () => {
    const places = new Map<string, string>();
    fc.assert(
      fc.property(anyPosition, (fen) => {
        const line = new Line(chess(fen));
        for (const move of legalMoves(line.position, line.position.ctx())) {
          line.play(move);
          const key = positionKey(line.position);
          const place = placeOf(line);
          expect(places.get(key) ?? place, fen).toBe(place);
          places.set(key, place);
          line.takeBack();
        }
      }),
      { ...RUNS, numRuns: 100 },
    );
    expect(new Set(places.values()).size).toBe(places.size);
  });
});

describe('moves in 15 bits', () => {
  it('say the same as their text', () => {
    for (let move = 0; move < 2 ** 16; move++) if (isPackedMove(move)) expect(packUci(uciOf(move))).toBe(move);
  });

  it.each(['', 'e2', 'e2e9', 'e7e8k', 'Q@e4'])('refuse "%s"', (text) => {
    expect(() => packUci(text)).toThrow(Error);
  });
});

const placeOf = ({ position }: Line): string => makeFen(position.toSetup(), { epd: true });
