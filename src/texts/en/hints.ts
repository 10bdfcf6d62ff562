import type { Role } from '../../games/chess/vocabulary.js';

/** Hints, and what is said of one before it is taken. */
export const hints = {
  taken: (level: number, of: number, text: string) => `Hint ${level} of ${of}: ${text}`,
  offer: (level: number, of: number, tells: string, price: string) => `Hint ${level} of ${of} tells ${tells}. ${price}`,
  costsBoth: (percent: number) => `It costs ${percent}% of the points, and this try counts as lost for your rating.`,
  costsPoints: (percent: number) => `It costs ${percent}% of the points.`,
  costsRating: 'It costs no points, but this try counts as lost for your rating.',
  costsPracticeRating: 'It costs no points, but this try counts as lost for your practice rating.',
  costsNothing: 'It costs nothing.',
  noFurther: 'There is no further hint for this move.',
  take: (level: number) => `Take hint ${level}`,
  earlierMove: 'That hint was for an earlier move.',
  tellsKind: 'whether it is a check',
  tellsPiece: 'which piece moves',
  tellsSquare: 'where it moves to',
  capturingCheck: 'It is a capture that gives check.',
  check: 'It is a check.',
  capture: 'It is a capture without check.',
  quiet: 'It is a quiet move: no check and no capture.',
  piece: (role: Role, from: string) => `The ${role} on ${from} moves.`,
  square: (role: Role, from: string, to: string) => `The ${role} on ${from} goes to ${to}.`,
};
