import type { Notation } from '../../games/chess/letters.js';
import type { BoardTheme, PieceSet } from '../../shared/look.js';
import type * as english from '../en/personal.js';

export const NOTATION_NAMES: Readonly<Record<Notation, string>> = {
  english: 'Englisch',
  german: 'Deutsch',
  french: 'Französisch',
  spanish: 'Spanisch',
  dutch: 'Niederländisch',
  russian: 'Russisch',
  figurine: 'Figurinen',
};

export const BOARD_THEME_NAMES: Readonly<Record<BoardTheme, string>> = {
  light: 'hell',
  dark: 'dunkel',
  wood: 'Holz',
  green: 'grün',
  blue: 'blau',
  contrast: 'starker Kontrast',
};

export const PIECE_SET_NAMES: Readonly<Record<PieceSet, string>> = { classic: 'klassisch', plain: 'schlicht' };

export const settings: typeof english.settings = {
  title: 'Deine Einstellungen, auf jedem Server',
  lookName: (look) => ({ ...BOARD_THEME_NAMES, ...PIECE_SET_NAMES })[look],
  notationName: (notation) => NOTATION_NAMES[notation],
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
  wasReset: 'Alles ist wieder wie am Anfang; ob andere dich sehen, bleibt, wie es war.',
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

export const privacy: typeof english.privacy = {
  exported: 'Das ist alles, was ich über dich gespeichert habe, von allen Servern. Niemand sonst bekommt es.',
  nothing: 'Ich habe nichts über dich gespeichert.',
  ask: 'Ich vergesse alles, was ich über dich gespeichert habe, auf allen Servern: deine Lösungen, Zeiten, Serien und Wertungen, deine Einstellungen und deine Meldungen. Das lässt sich nicht rückgängig machen. Mit `/privacy export` bekommst du vorher eine Kopie.',
  keep: 'Alles behalten',
  delete: 'Alles löschen',
  kept: 'Alles bleibt, wie es ist.',
  deleted: 'Erledigt: Ich habe nichts mehr über dich gespeichert. Wenn du wieder spielst, fängst du neu an.',
};

export const report: typeof english.report = {
  thanks: (number) => `Danke. Das ist Meldung **${number}**; wer diesen Bot betreibt, wird sie lesen.`,
  aboutPuzzle: (puzzleId) => `Aufgabe #${puzzleId}, die du zuletzt angesehen hast, ist mit angegeben.`,
  empty: 'Sag mir in ein paar Worten, was nicht stimmt.',
  tooMany: (most) =>
    `Du hast in 24 Stunden ${most} Meldungen geschickt, mehr nehme ich nicht an. Bitte komm später wieder.`,
};
