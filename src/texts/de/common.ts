import type { Side } from '../../games/chess/vocabulary.js';
import type * as english from '../en/common.js';
import { joinList } from '../writing.js';

const SIDES: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };

export const common: typeof english.common = {
  sideName: (side) => SIDES[side],
  and: (items) => joinList(items, 'und'),
  or: (items) => joinList(items, 'oder'),
  wrongTries: (count) => (count === 1 ? '1 Fehlversuch' : `${count || 'keine'} Fehlversuche`),
  hints: (count) => (count === 1 ? '1 Hinweis' : `${count || 'keine'} Hinweise`),
  puzzles: (count) => (count === 1 ? '1 Aufgabe' : `${count || 'keine'} Aufgaben`),
  somethingWentWrong: (reference) =>
    `Bei mir ist etwas schiefgegangen. Bitte versuch es noch einmal; wenn es so bleibt, nenne dem Betreiber die Kennung \`${reference}\`.`,
  onlyAdmins: (command) => `\`/${command}\` ist für die Admins dieses Servers.`,
  onlyInServers: (command) => `\`/${command}\` ist für die Admins eines Servers: Benutze ihn dort.`,
  whichOne: (commands) => `Welchen Befehl meinst du: ${commands.join(', ')}?`,
  unknownCommand: (name) => `/${name} kenne ich nicht. \`/help\` zeigt, was ich kann.`,
  apology: 'Bei mir ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  cannotPostHere:
    'Das darf ich hier nicht posten. Ein Admin kann es erlauben: Ich brauche die Rechte, diesen Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen.',
  back: 'Ein Schritt zurück',
  onward: 'Ein Schritt weiter',
  onlyYou: 'Nur du kannst das sehen',
  restarting: 'Ich werde gerade neu gestartet; bitte frag in einer Minute noch einmal.',
};

export const dates: typeof english.dates = {
  locale: 'de-DE',
  today: ['heute'],
  yesterday: ['gestern'],
  unreadable: (today) => `Ein Datum lese ich so: \`${today}\`; \`heute\` und \`gestern\` gehen auch.`,
  notOut: (day, today) => `Die Aufgabe vom ${day} gibt es noch nicht; heute ist der ${today}.`,
};

export const args: typeof english.args = {
  inCommand: (command, fault) => `\`/${command}\`: ${fault}`,
  takesNo: (command, option, others) =>
    `\`/${command}\` kennt kein „${option}“${others.length > 0 ? `; es kennt ${others.join(', ')}` : ''}.`,
  needs: (command, option, description) => `\`/${command}\` braucht \`${option}\`: ${description}.`,
  notAFile: (option) => `\`${option}\` ist Text, keine Datei.`,
  oneOf: (option, choices) => `\`${option}\` ist eines von ${choices.join(', ')}.`,
  didYouMean: (meant) =>
    `Meinst du ${joinList(
      meant.map((each) => `\`${each}\``),
      'oder',
    )}?`,
  tooLong: (option, most) => `\`${option}\` ist zu lang; höchstens ${most} Zeichen.`,
  wholeNumber: (option, min, max) => `\`${option}\` ist eine ganze Zahl von ${min} bis ${max}.`,
  flag: (option) => `\`${option}\` ist true oder false.`,
  channel: (option) => `\`${option}\` ist ein Kanal deines Servers: Wähle einen aus der Liste.`,
  role: (option) => `\`${option}\` ist eine Rolle deines Servers: Wähle eine aus der Liste.`,
  member: (option) => `\`${option}\` ist jemand aus diesem Chat: Nenne oder wähle eine Person.`,
  file: (option) => `\`${option}\` ist eine Datei: Hänge eine an.`,
};
