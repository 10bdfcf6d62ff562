import type { Side } from '../../games/chess/vocabulary.js';
import type * as english from '../en/common.js';
import { joinList } from '../writing.js';

const SIDES: Readonly<Record<Side, string>> = { white: 'Les Blancs', black: 'Les Noirs' };
/** How long a mate takes, after a verb: `font mat en 3 coups`, `mate en 3 coups`. As a noun it is `un mat en 3`, without it. */
export const moves = (count: number): string => `${count} ${count === 1 ? 'coup' : 'coups'}`;

export const common: typeof english.common = {
  sideName: (side) => SIDES[side],
  and: (items) => joinList(items, 'et'),
  or: (items) => joinList(items, 'ou'),
  wrongTries: (count) => (count < 2 ? `${count || 'aucun'} essai manqué` : `${count} essais manqués`),
  hints: (count) => (count < 2 ? `${count || 'aucun'} indice` : `${count} indices`),
  puzzles: (count) => (count < 2 ? `${count || 'aucun'} problème` : `${count} problèmes`),
  somethingWentWrong: (reference) =>
    `Quelque chose n’a pas marché de mon côté. Réessaie ; si cela persiste, indique à l’opérateur la référence \`${reference}\`.`,
  onlyAdmins: (command) => `\`/${command}\` est réservé aux admins de ce serveur.`,
  onlyInServers: (command) => `\`/${command}\` est réservé aux admins d’un serveur : utilise-le là-bas.`,
  whichOne: (commands) => `Lequel : ${commands.join(', ')} ?`,
  unknownCommand: (name) => `Je ne connais pas /${name}. \`/help\` montre ce que je sais faire.`,
  apology: 'Quelque chose n’a pas marché de mon côté. Réessaie, s’il te plaît.',
  cannotPostHere:
    'Je ne peux pas publier cela ici. Un admin peut me le permettre : il me faut les droits de voir ce salon, d’envoyer des messages et de joindre des fichiers.',
  back: 'Un pas en arrière',
  onward: 'Un pas en avant',
  onlyYou: 'Visible uniquement par toi',
  restarting: 'Je redémarre ; redemande dans une minute, s’il te plaît.',
};

export const dates: typeof english.dates = {
  locale: 'fr-FR',
  today: ['aujourd’hui', "aujourd'hui"],
  yesterday: ['hier'],
  unreadable: (today) => `Je lis les dates comme \`${today}\` ; \`aujourd’hui\` et \`hier\` marchent aussi.`,
  notOut: (day, today) => `Le problème du ${day} n’est pas encore sorti ; nous sommes le ${today}.`,
};

export const args: typeof english.args = {
  inCommand: (command, fault) => `\`/${command}\` : ${fault}`,
  takesNo: (command, option, others) =>
    `\`/${command}\` ne connaît pas « ${option} »${others.length > 0 ? ` ; il connaît ${others.join(', ')}` : ''}.`,
  needs: (command, option, description) => `Il manque \`${option}\` à \`/${command}\` : ${description}.`,
  notAFile: (option) => `\`${option}\` est un texte, pas un fichier.`,
  oneOf: (option, choices) => `\`${option}\` est à choisir parmi ${choices.join(', ')}.`,
  didYouMean: (meant) =>
    `Tu veux dire ${joinList(
      meant.map((each) => `\`${each}\``),
      'ou',
    )} ?`,
  tooLong: (option, most) => `\`${option}\` est trop long ; ${most} caractères au plus.`,
  wholeNumber: (option, min, max) => `\`${option}\` est un nombre entier de ${min} à ${max}.`,
  flag: (option) => `\`${option}\` vaut true ou false.`,
  channel: (option) => `\`${option}\` est un salon de ton serveur : choisis-en un dans la liste.`,
  role: (option) => `\`${option}\` est un rôle de ton serveur : choisis-en un dans la liste.`,
  member: (option) => `\`${option}\` est quelqu’un de cette discussion : nomme ou choisis une personne.`,
  file: (option) => `\`${option}\` est un fichier : joins-en un.`,
};
