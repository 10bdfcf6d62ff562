import type { share as english } from '../en/share.js';

export const share: typeof english = {
  title: (name, day, mateIn) => `**${name}** a résolu le mat en ${mateIn} du ${day}`,
  notSolved: 'Tu peux partager un problème du jour que tu as résolu.',
  hidden: 'Tu es masqué pour les autres. `/settings` te rend visible ; tu pourras alors partager.',
};
