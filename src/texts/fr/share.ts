import type { share as english } from '../en/share.js';

export const share: typeof english = {
  title: (name, day, mateIn) => `**${name}** a résolu le mat en ${mateIn} du ${day}`,
  notSolved: 'Tu peux partager un problème du jour que tu as résolu.',
  hidden: 'Tu es masqué pour les autres. `/settings` te rend visible ; tu pourras alors partager.',
  solved: 'Résolu',
  subtitle: (mateIn, day) => `Mat en ${mateIn} · ${day}`,
  time: 'Temps',
  streak: 'Série',
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  placeToday: 'Place du jour',
  place: (place, of) => `${place} sur ${of}`,
  footer: 'Matinee : chaque jour un mat prouvé',
};
