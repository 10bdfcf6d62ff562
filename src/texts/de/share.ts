import type { share as english } from '../en/share.js';

export const share: typeof english = {
  title: (name, day, mateIn) => `**${name}** hat das Matt in ${mateIn} vom ${day} gelöst`,
  notSolved: 'Teilen kannst du eine Tagesaufgabe, die du gelöst hast.',
  hidden: 'Du bist vor den anderen verborgen. Mit `/settings` zeigst du dich wieder; dann kannst du teilen.',
};
