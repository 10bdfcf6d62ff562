import type { Notation } from '../../games/chess/letters.js';
import type { settings as english } from '../en/settings.js';

const NOTATIONS: Readonly<Record<Notation, string>> = {
  english: 'Englisch',
  german: 'Deutsch',
  french: 'Französisch',
  spanish: 'Spanisch',
  dutch: 'Niederländisch',
  russian: 'Russisch',
  figurine: 'Figurinen',
};

const LOOKS: Readonly<Record<string, string>> = {
  light: 'hell',
  dark: 'dunkel',
  wood: 'Holz',
  green: 'grün',
  blue: 'blau',
  contrast: 'starker Kontrast',
  classic: 'klassisch',
  plain: 'schlicht',
};

export const settings: typeof english = {
  title: 'Deine Einstellungen, auf jedem Server',
  lookName: (look) => LOOKS[look] ?? look,
  notationName: (notation) => NOTATIONS[notation],
  usual: 'wie hier üblich',
  board: (theme, pieces) => `Brett: **${theme}**, Figuren: **${pieces}**`,
  notation: (name, sample) => `Figurenbuchstaben: **${name}**, zum Beispiel \`${sample}\``,
  language: (name) => `Sprache: **${name}**`,
  timeZone: (zone, clock) => `Zeitzone: **${zone}**, dort ist es jetzt ${clock}`,
  noTimeZone: (zone, clock) => `Zeitzone: keine gewählt; ich richte mich nach **${zone}**, dort ist es jetzt ${clock}`,
  reminder: (time) => `Erinnerung an eine ungelöste Aufgabe: **${time}**, per Direktnachricht`,
  noReminder: 'Erinnerung an eine ungelöste Aufgabe: **aus**',
  shown: 'Andere dürfen deinen Namen und deine Zeiten sehen.',
  hidden: 'Niemand sonst sieht deinen Namen oder deine Zeiten.',
  boardMenu: 'Brett',
  piecesMenu: 'Figuren',
  notationMenu: 'Figurenbuchstaben',
  languageMenu: 'Sprache',
  asInMyLanguage: 'Wie in meiner Sprache',
  asTheChat: 'Wie im Chat eingestellt',
  timeZoneButton: 'Zeitzone',
  reminderButton: 'Erinnerung',
  hide: 'Mich verbergen',
  show: 'Mich zeigen',
  reset: 'Zurücksetzen',
  wasReset: 'Alles ist wieder wie am Anfang.',
  zoneAssumed: (zone) =>
    `Ich nehme **${zone}** als deine Zeitzone an; wenn du anderswo lebst, sag es mir mit \`/settings\`.`,
  unknownZone: (typed) =>
    `Eine Zeitzone ${typed} kenne ich nicht. Nenne eine große Stadt in deiner Nähe, zum Beispiel \`Berlin\`, oder einen Abstand wie \`UTC+2\`.`,
  nearZones: (zones) => `Meinst du ${zones.map((zone) => `\`${zone}\``).join(', ')}?`,
  unknownTime: 'Schreib die Uhrzeit der Erinnerung wie `18:30`, oder `aus`.',
  remindersOff: 'Ich erinnere dich nicht mehr. Mit `/settings` schaltest du es wieder ein.',
  noRemindersHere:
    'Hier kann ich dich nicht erinnern: Dieser Chat hat keine Direktnachrichten; auf Discord kann ich es.',
};
