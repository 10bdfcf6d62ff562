import type { share as english } from '../en/share.js';

export const share: typeof english = {
  title: (name, day, mateIn) => `**${name}** hat das Matt in ${mateIn} vom ${day} gelöst`,
  notSolved: 'Teilen kannst du eine Tagesaufgabe, die du gelöst hast.',
  hidden: 'Du bist vor den anderen verborgen. Mit `/settings` zeigst du dich wieder; dann kannst du teilen.',
  solved: 'Gelöst',
  subtitle: (mateIn, day) => `Matt in ${mateIn} · ${day}`,
  time: 'Zeit',
  streak: 'Serie',
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  placeToday: 'Platz heute',
  place: (place, of) => `${place} von ${of}`,
  footer: 'Matinee: jeden Tag ein bewiesenes Matt',
};
