import type { report as english } from '../en/report.js';

export const report: typeof english = {
  thanks: (number) => `Danke. Das ist Meldung **${number}**; wer diesen Bot betreibt, wird sie lesen.`,
  aboutPuzzle: (puzzleId) => `Aufgabe #${puzzleId}, die du zuletzt angesehen hast, ist mit angegeben.`,
  empty: 'Sag mir in ein paar Worten, was nicht stimmt.',
  tooMany: (most) =>
    `Du hast in 24 Stunden ${most} Meldungen geschickt, mehr nehme ich nicht an. Bitte komm später wieder.`,
};
