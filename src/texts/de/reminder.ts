import type { reminder as english } from '../en/reminder.js';

export const reminder: typeof english = {
  waits: (mateIn, channel) =>
    channel
      ? `Das heutige Matt in ${mateIn} wartet in ${channel} noch auf dich.`
      : `Das heutige Matt in ${mateIn} wartet auf deinem Server noch auf dich: \`/puzzle\` zeigt es dort.`,
  waitsHere: (mateIn) => `Das heutige Matt in ${mateIn} wartet noch auf dich.`,
  streak: (days) => `Deine Serie steht bei ${days} Tagen.`,
  turnOff: 'Nicht mehr erinnern',
};
