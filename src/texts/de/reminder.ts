import type { reminder as english } from '../en/reminder.js';

export const reminder: typeof english = {
  waits: (mateIn, channel) =>
    `Das heutige Matt in ${mateIn} wartet noch auf dich, ${channel ? `in ${channel}` : 'auf deinem Server: `/puzzle` zeigt es dort'}.`,
  waitsHere: (mateIn) => `Das heutige Matt in ${mateIn} wartet noch auf dich.`,
  solve: 'Lösen',
  turnOff: 'Nicht mehr erinnern',
};
