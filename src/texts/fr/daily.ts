import type * as english from '../en/daily.js';
import { dateWriter } from '../writing.js';
import { common, moves } from './common.js';

const writeDay = dateWriter('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const daily: typeof english.daily = {
  title: (side, mateIn) => `${common.sideName(side)} jouent et font mat en ${moves(mateIn)}`,
  day: (date) => writeDay(Date.parse(date)),
  solvedBy: (count) => {
    if (count === 0) return 'Personne ne l’a encore résolu. Qui sera le premier ?';
    return count === 1 ? '1 membre l’a résolu.' : `${count} membres l’ont résolu.`;
  },
  toMove: (side) => `Trait aux ${side === 'white' ? 'Blancs' : 'Noirs'}`,
  isVeiled: 'L’échiquier reste derrière le rideau jusqu’à ce que tu appuies sur Commencer.',
  startShows: 'Commencer te montre l’échiquier et lance ton chrono.',
  isOpen: 'Ici, l’échiquier est visible par tous : les temps ne sont donc pas classés.',
  start: 'Commencer',
  hint: 'Indice',
  rules: 'Règles',
  threadName: (date, mateIn) => `${writeDay(Date.parse(date))} : mat en ${mateIn}`,
  channelGone: (channel) =>
    `Je ne peux pas publier le problème du jour : son salon ${channel} a été supprimé, ou je ne suis plus sur le serveur. Choisis un autre salon avec \`/setup channel\`.`,
  forbidden: (channel, missing) =>
    missing.length === 0
      ? `Je n’ai pas le droit de publier le problème du jour dans ${channel}. Regarde mes permissions dans les paramètres du salon, ou choisis un autre salon avec \`/setup channel\`.`
      : `Je ne peux pas publier le problème du jour dans ${channel} comme tu le souhaites : il m’y manque ${missing.length === 1 ? 'la permission' : 'les permissions'} ${common.and(missing.map((each) => `**${each}**`))}. Accorde-moi cela dans les paramètres du salon, ou choisis un autre salon avec \`/setup channel\`.`,
  noPuzzle:
    'Je n’ai pas de problème prouvé pour aujourd’hui qui convienne à vos réglages. Ajoutes-en avec `/puzzles add`, ou autorise d’autres longueurs avec `/setup channel`.',
  keepTrying: 'Je continue d’essayer jusqu’à la fin de la journée, et je ne t’écris pas une deuxième fois à ce sujet.',
};

const withOthers = (names: readonly string[], more: number): string =>
  common.and([...names, ...(more > 0 ? [more === 1 ? '1 autre' : `${more} autres`] : [])]);

export const recap: typeof english.recap = {
  title: (date, mateIn) => `Bilan du ${daily.day(date)} : mat en ${mateIn}`,
  solvedBy: (solved, players) => {
    if (solved > 0) return `${solved} sur ${players} ${solved === 1 ? 'l’a' : 'l’ont'} résolu.`;
    return `${players === 1 ? '1 membre a' : `${players} membres ont`} essayé. Le problème était coriace : cette fois, personne ne l’a résolu.`;
  },
  solvedByNames: (names, more) => `Résolu par ${withOthers(names, more)}.`,
  alsoSolved: (names, more) => `Résolu aussi par ${withOthers(names, more)}.`,
  popularTry: (move) => `L’essai manqué le plus fréquent : ${move}`,
  otherTry: (move) => `Et ${move}`,
  refuted: (share, move, reply) => `${share} ont essayé **${move}**, réfuté par **${reply}**.`,
  stalemate: (share, move) => `${share} ont essayé **${move}**, mais c’est pat.`,
  nothingLeft: (date) => `**Bilan du ${daily.day(date)}**\nDe cette journée, il n’y a plus rien à raconter.`,
  tomorrow: (day) => `Le bilan du ${day} vient demain, quand la journée sera finie.`,
  nobodyPlayed: (day) => `Personne ici n’a joué le problème du ${day} : il n’y a rien à raconter.`,
};

export const reminder: typeof english.reminder = {
  waits: (mateIn, channel) =>
    `Le mat en ${mateIn} du jour t’attend encore ${channel ? `dans ${channel}` : 'sur ton serveur : `/puzzle` l’affiche là-bas'}.`,
  waitsHere: (mateIn) => `Le mat en ${mateIn} du jour t’attend encore.`,
  streak: (days) => `Ta série en est à ${days} jours.`,
  turnOff: 'Arrêter les rappels',
};
