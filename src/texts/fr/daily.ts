import { dateWriter } from '../date-writer.js';
import type { daily as english } from '../en/daily.js';
import { common, moves } from './common.js';

const writeDay = dateWriter('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const daily: typeof english = {
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
