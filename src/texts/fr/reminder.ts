import type { reminder as english } from '../en/reminder.js';

export const reminder: typeof english = {
  waits: (mateIn, channel) =>
    `Le mat en ${mateIn} du jour t’attend encore ${channel ? `dans ${channel}` : 'sur ton serveur : `/puzzle` l’affiche là-bas'}.`,
  waitsHere: (mateIn) => `Le mat en ${mateIn} du jour t’attend encore.`,
  streak: (days) => `Ta série en est à ${days} jours.`,
  turnOff: 'Arrêter les rappels',
};
