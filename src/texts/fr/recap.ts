import type { recap as english } from '../en/recap.js';
import { common } from './common.js';
import { daily } from './daily.js';

const withOthers = (names: readonly string[], more: number): string =>
  common.and([...names, ...(more > 0 ? [more === 1 ? '1 autre' : `${more} autres`] : [])]);

export const recap: typeof english = {
  title: (date, mateIn) => `Bilan du ${daily.day(date)} : mat en ${mateIn}`,
  solvedBy: (solved, players) => {
    if (solved > 0) return `${solved} sur ${players} ${solved === 1 ? 'l’a' : 'l’ont'} résolu.`;
    return `${players === 1 ? '1 membre a' : `${players} membres ont`} essayé. Le problème était coriace : cette fois, personne ne l’a résolu.`;
  },
  solvedByNames: (names, more) => `Résolu par ${withOthers(names, more)}.`,
  alsoSolved: (names, more) => `Résolu aussi par ${withOthers(names, more)}.`,
  popularTry: (told) => `L’essai manqué le plus fréquent : ${told}`,
  otherTry: (told) => `Et ${told}`,
  refuted: (share, move, reply) => `${share} ont essayé **${move}**, réfuté par **${reply}**.`,
  stalemate: (share, move) => `${share} ont essayé **${move}**, mais c’est pat.`,
  nothingLeft: (date) => `**Bilan du ${daily.day(date)}**\nDe cette journée, il n’y a plus rien à raconter.`,
  tomorrow: (day) => `Le bilan du ${day} vient demain, quand la journée sera finie.`,
  nobodyPlayed: (day) => `Personne ici n’a joué le problème du ${day} : il n’y a rien à raconter.`,
  today: 'Problème du jour',
};
