import type { report as english } from '../en/report.js';

export const report: typeof english = {
  thanks: (number) => `Merci. C’est le signalement **${number}** ; la personne qui gère ce bot le lira.`,
  aboutPuzzle: (puzzleId) => `Le problème n° ${puzzleId}, le dernier que tu as regardé, y est joint.`,
  empty: 'Dis-moi en quelques mots ce qui ne va pas.',
  tooMany: (most) => `Tu as envoyé ${most} signalements en 24 heures, je n’en prends pas plus. Reviens plus tard.`,
};
