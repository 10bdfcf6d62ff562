import type { Notation } from '../../games/chess/letters.js';
import type { settings as english } from '../en/settings.js';

const NOTATIONS: Readonly<Record<Notation, string>> = {
  english: 'Anglais',
  german: 'Allemand',
  french: 'Français',
  spanish: 'Espagnol',
  dutch: 'Néerlandais',
  russian: 'Russe',
  figurine: 'Figurines',
};

const LOOKS: Readonly<Record<string, string>> = {
  light: 'clair',
  dark: 'sombre',
  wood: 'bois',
  green: 'vert',
  blue: 'bleu',
  contrast: 'contraste élevé',
  classic: 'classiques',
  plain: 'simples',
};

export const settings: typeof english = {
  title: 'Tes réglages, sur tous les serveurs',
  lookName: (look) => LOOKS[look] ?? look,
  notationName: (notation) => NOTATIONS[notation],
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
  wasReset: 'Tout est de nouveau comme au début.',
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
