import type { privacy as english } from '../en/privacy.js';

export const privacy: typeof english = {
  exported: 'Voici tout ce que je conserve sur toi, de tous les serveurs. Personne d’autre ne le reçoit.',
  nothing: 'Je ne conserve rien sur toi.',
  ask: 'J’oublierai tout ce que je conserve sur toi, sur tous les serveurs : tes solutions, tes temps, tes séries et tes cotes, tes réglages et tes signalements. C’est irréversible. `/privacy export` t’en donne d’abord une copie.',
  keep: 'Tout garder',
  delete: 'Tout supprimer',
  kept: 'Tout reste tel quel.',
  deleted: 'C’est fait : je ne conserve plus rien sur toi. Si tu rejoues, tu repars de zéro.',
};
