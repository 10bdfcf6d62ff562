import type { Notation } from '../../games/chess/letters.js';
import type { BoardTheme, PieceSet } from '../../shared/look.js';
import type * as english from '../en/personal.js';

const NOTATION_NAMES: Readonly<Record<Notation, string>> = {
  english: 'Anglais',
  german: 'Allemand',
  french: 'Français',
  spanish: 'Espagnol',
  dutch: 'Néerlandais',
  russian: 'Russe',
  figurine: 'Figurines',
};

export const BOARD_THEME_NAMES: Readonly<Record<BoardTheme, string>> = {
  light: 'clair',
  dark: 'sombre',
  wood: 'bois',
  green: 'vert',
  blue: 'bleu',
  contrast: 'contraste élevé',
};

export const PIECE_SET_NAMES: Readonly<Record<PieceSet, string>> = { classic: 'classiques', plain: 'simples' };

export const settings: typeof english.settings = {
  title: 'Tes réglages, sur tous les serveurs',
  lookName: (look) => ({ ...BOARD_THEME_NAMES, ...PIECE_SET_NAMES })[look],
  notationName: (notation) => NOTATION_NAMES[notation],
  usual: 'comme d’habitude ici',
  board: (theme, pieces) => `Échiquier : **${theme}**, pièces : **${pieces}**`,
  notation: (name, sample) => `Lettres des pièces : **${name}**, par exemple \`${sample}\``,
  language: (name) => `Langue : **${name}**`,
  timeZone: (zone, clock) => `Fuseau horaire : **${zone}**, où il est ${clock}`,
  noTimeZone: (zone, clock) => `Fuseau horaire : aucun choisi ; je me règle sur **${zone}**, où il est ${clock}`,
  reminder: (time) => `Rappel d’un problème non résolu : **${time}**, par message privé`,
  noReminder: 'Rappel d’un problème non résolu : **désactivé**',
  shown: 'Les autres peuvent voir ton nom et tes temps.',
  hidden: 'Personne d’autre ne voit ton nom ni tes temps.',
  boardMenu: 'Échiquier',
  piecesMenu: 'Pièces',
  notationMenu: 'Lettres des pièces',
  languageMenu: 'Langue',
  asInMyLanguage: 'Comme dans ma langue',
  asTheChat: 'Comme dans le chat',
  timeZoneButton: 'Fuseau horaire',
  reminderButton: 'Rappel',
  hide: 'Me masquer',
  show: 'M’afficher',
  reset: 'Réinitialiser',
  wasReset: 'Tout est de nouveau comme au début ; ta visibilité ne change pas.',
  zoneAssumed: (zone) =>
    `Je suppose que ton fuseau horaire est **${zone}** ; si ce n’est pas le cas, dis-le-moi avec \`/settings\`.`,
  unknownZone: (typed) =>
    `Je ne connais pas le fuseau horaire ${typed}. Nomme une grande ville près de chez toi, par exemple \`Paris\`, ou un décalage comme \`UTC+2\`.`,
  nearZones: (zones) => `Voulais-tu dire ${zones.map((zone) => `\`${zone}\``).join(', ')} ?`,
  unknownTime: 'Écris l’heure du rappel comme `18:30`, ou `non`.',
  remindersOff: 'Je ne t’enverrai plus de rappel. `/settings` permet de le réactiver.',
  noRemindersHere:
    'Je ne peux pas t’envoyer de rappel ici : ce chat n’a pas de messages privés ; sur Discord, je le peux.',
};

export const privacy: typeof english.privacy = {
  exported: 'Voici tout ce que je conserve sur toi, de tous les serveurs. Personne d’autre ne le reçoit.',
  nothing: 'Je ne conserve rien sur toi.',
  ask: 'J’oublierai tout ce que je conserve sur toi, sur tous les serveurs : tes solutions, tes temps, tes séries et tes cotes, tes réglages et tes signalements. C’est irréversible. `/privacy export` t’en donne d’abord une copie.',
  keep: 'Tout garder',
  delete: 'Tout supprimer',
  kept: 'Tout reste tel quel.',
  deleted: 'C’est fait : je ne conserve plus rien sur toi. Si tu rejoues, tu repars de zéro.',
};

export const report: typeof english.report = {
  thanks: (number) => `Merci. C’est le signalement **${number}** ; la personne qui gère ce bot le lira.`,
  aboutPuzzle: (puzzleId) => `Le problème n° ${puzzleId}, le dernier que tu as regardé, y est joint.`,
  empty: 'Dis-moi en quelques mots ce qui ne va pas.',
  tooMany: (most) => `Tu as envoyé ${most} signalements en 24 heures, je n’en prends pas plus. Reviens plus tard.`,
};
