import type { Theme } from './themes.js';

/**
 * How long a mate has to be to show a theme, where one move is too short: the mating move checks, so nothing quiet can be
 * the last move, and what needs a reply or a second move needs a move before the last.
 */
const LEAST_MATE: Readonly<Partial<Record<Theme, number>>> = {
  'quiet-key': 2,
  'quiet-move': 3,
  'flight-giving-key': 2,
  threat: 2,
  zugzwang: 2,
  sacrifice: 2,
  'queen-sacrifice': 2,
  decoy: 2,
  deflection: 2,
  switchback: 2,
  clearance: 2,
  'self-block': 2,
  interference: 2,
};

/** The shortest mate that can show it. */
export const leastMateFor = (theme: Theme): number => LEAST_MATE[theme] ?? 1;
