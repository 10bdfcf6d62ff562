import type { Side } from '../../games/chess/vocabulary.js';
import type { common as english } from '../en/common.js';
import { listed } from '../listed.js';

const SIDES: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };

export const common: typeof english = {
  sideName: (side) => SIDES[side],
  and: (items) => listed(items, 'und'),
  or: (items) => listed(items, 'oder'),
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
