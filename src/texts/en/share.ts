/** What a member shows around, without a spoiler. */
export const share = {
  title: (name: string, day: string, mateIn: number) => `**${name}** solved the mate in ${mateIn} of ${day}`,
  notSolved: 'You can share a daily puzzle that you have solved.',
  hidden: 'You are hidden from the others. `/settings` shows you again; then you can share.',
  /** On the picture. */
  solved: 'Solved',
  subtitle: (mateIn: number, day: string) => `Mate in ${mateIn} · ${day}`,
  time: 'Time',
  streak: 'Streak',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  placeToday: 'Place today',
  place: (place: number, of: number) => `${place} of ${of}`,
  footer: 'Matinee: one proved mate a day',
};
