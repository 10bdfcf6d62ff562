import { expect, it } from 'vitest';
import { makeRecaps } from '../../src/play/recap.js';
import { solveMate } from '../engine/mate/solving.js';
import { FOUR_VERDICTS } from '../support/positions.js';

const PUZZLE = { id: 1, fen: FOUR_VERDICTS, mateIn: 2, themes: [], openBoard: false };

it('names the popular tries that are refuted or stalemate, and none that a later proof calls slower', async () => {
  const { root } = solveMate(FOUR_VERDICTS, 2);
  const recaps = makeRecaps({
    play: { findDaily: async () => PUZZLE, loadSolution: async () => root },
    players: {
      findDay: async () => ({
        players: 9,
        solved: 1,
        solvers: [],
        wrongTries: [
          // An earlier proof did not look so far and charged it.
          { move: 'g1f1', members: 5 },
          { move: 'g1g8', members: 3 },
          { move: 'g1g7', members: 2 },
        ],
      }),
    },
  });
  expect((await recaps.find('club', '2026-11-16'))?.tries).toEqual([
    { move: 'g1g8', members: 3, by: 'h8g8' },
    { move: 'g1g7', members: 2 },
  ]);
});
