/** What a member shows around, without a spoiler. */
export const share = {
  title: (name: string, day: string, mateIn: number) => `**${name}** solved the mate in ${mateIn} of ${day}`,
  notSolved: 'You can share a daily puzzle that you have solved.',
  hidden: 'You are hidden from the others. `/settings` shows you again; then you can share.',
};
