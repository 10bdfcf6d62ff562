import type { hints as english } from '../en/hints.js';
import { theRole } from './roles.js';

export const hints: typeof english = {
  taken: (level, of, text) => `Hinweis ${level} von ${of}: ${text}`,
  offer: (level, of, tells, price) => `Hinweis ${level} von ${of} verrät, ${tells}. ${price}`,
  costsBoth: (percent) =>
    `Er kostet ${percent}\u00a0% der Punkte, und dieser Versuch gilt für die Wertung als verloren.`,
  costsPoints: (percent) => `Er kostet ${percent}\u00a0% der Punkte.`,
  costsRating: 'Er kostet keine Punkte, aber dieser Versuch gilt für die Wertung als verloren.',
  costsPracticeRating: 'Er kostet keine Punkte, aber dieser Versuch gilt für die Übungswertung als verloren.',
  costsPlace: 'Er kostet keine Punkte mehr, zählt aber für deinen Tagesplatz.',
  costsNothing: 'Er kostet nichts.',
  noFurther: 'Zu diesem Zug gibt es keinen weiteren Hinweis.',
  take: (level) => `Hinweis ${level} nehmen`,
  earlierMove: 'Dieser Hinweis galt einem früheren Zug.',
  tellsKind: 'ob es ein Schach ist',
  tellsPiece: 'welche Figur zieht',
  tellsSquare: 'wohin sie zieht',
  capturingCheck: 'Es ist ein Schlagzug mit Schach.',
  check: 'Es ist ein Schachgebot.',
  capture: 'Es ist ein Schlagzug ohne Schach.',
  quiet: 'Es ist ein stiller Zug, weder Schach noch Schlagzug.',
  piece: (role, from) => `${theRole(role)} auf ${from} zieht.`,
  square: (role, from, to) => `${theRole(role)} auf ${from} geht nach ${to}.`,
};
