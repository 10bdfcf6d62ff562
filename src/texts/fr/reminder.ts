import type { reminder as english } from '../en/reminder.js';

export const reminder: typeof english = {
  waits: (mateIn, channel) =>
    `Le mat en ${mateIn} du jour t’attend encore ${channel ? `dans ${channel}` : 'sur ton serveur : `/puzzle` l’affiche là-bas'}.`,
  waitsHere: (mateIn) => `Le mat en ${mateIn} du jour t’attend encore.`,
  solve: 'Résoudre',
  turnOff: 'Arrêter les rappels',
};
