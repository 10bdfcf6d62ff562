/** A daily that somebody has not solved. */
export const reminder = {
  waits: (mateIn: number, channel: string | undefined) =>
    `Today’s mate in ${mateIn} is still waiting for you ${channel ? `in ${channel}` : 'in your server: `/puzzle` shows it there'}.`,
  waitsHere: (mateIn: number) => `Today’s mate in ${mateIn} is still waiting for you.`,
  streak: (days: number) => `Your streak stands at ${days} days.`,
  turnOff: 'Turn reminders off',
};
