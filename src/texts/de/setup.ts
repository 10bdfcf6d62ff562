import type * as english from '../en/setup.js';
import { common } from './common.js';

export const setup: typeof english.setup = {
  onlyOnDiscord:
    'Posten kann ich nur auf Discord, wo es Kanäle gibt: Dort richten Admins es mit `/setup channel` ein. Hier wurde nichts gespeichert.',
  noChannels: [
    '**Hier** stellst du mit `/settings` Brett, Figuren, Buchstaben, Sprache und Zeitzone ein; `/puzzles add` bringt eigene Aufgaben, und `/puzzles next` bestimmt, was als Nächstes kommt.',
    '**Nur auf Discord**, wo es Kanäle gibt, poste ich von selbst: Dort legt `/setup channel` Kanal, Uhrzeit, Längen, Threads und Rückblick fest, `/setup role`, wen ich pinge, `/setup pause` hält mich an, und `/setup test` probiert es aus.',
  ].join('\n'),
  notSetUp: 'Noch ist nichts eingerichtet. `/setup channel` sagt mir, wo und wann ich die Tagesaufgabe posten soll.',
  badTime: (written) => `„${written}“ kann ich nicht als Uhrzeit lesen; schreib sie wie \`9:00\` oder \`18:30\`.`,
  unknownZone: (written, near) =>
    `Die Zeitzone „${written}“ kenne ich nicht. ${near.length > 0 ? `Meinst du ${common.or(near)}?` : 'Nenne Kontinent und Stadt, etwa `Europe/Berlin`.'}`,
  channelGone:
    'Diesen Kanal sehe ich nicht, oder niemand kann dort schreiben. Wähle einen Textkanal dieses Servers, den ich sehen darf.',
  notEveryone:
    'Alle auf einmal pinge ich nicht. Wähle eine Rolle, die Mitglieder sich selbst geben können, oder keine.',
  rangeUpsideDown: (min, max) => `Das kürzeste Matt (${min}) darf nicht länger sein als das längste (${max}).`,
  noneInRange: (min, max, lengths) =>
    `Für ${range(min, max)} gibt es keine bewiesene Aufgabe. ${lengths.length > 0 ? `Es gibt: ${lengths.map(([mateIn, count]) => `${count} × Matt in ${mateIn}`).join(', ')}.` : 'Noch ist gar keine bewiesen; versuch es etwas später.'}`,

  saved: '**Die Tagesaufgabe ist eingerichtet.**',
  shown: '**Die Tagesaufgabe dieses Servers**',
  place: (channel, time, zone) => `Kommt jeden Tag um ${time} Uhr (${zone}) in ${channel}.`,
  pings: (role) => (role ? `Pingt ${role}.` : 'Pingt niemanden.'),
  thread: (wanted) => (wanted ? 'Öffnet unter jedem Post einen Thread.' : 'Öffnet keine Threads.'),
  recap: (wanted) =>
    wanted ? 'Vor jeder Tagesaufgabe kommt ein Rückblick auf den Vortag.' : 'Kein Rückblick auf den Vortag.',
  board: (isOpen) =>
    isOpen
      ? 'Posts zeigen das Brett allen; deshalb zählen Zeiten nicht für Ranglisten.'
      : 'Posts zeigen das Brett noch nicht: Jede Uhr läuft erst ab Starten.',
  lengths: (min, max, count) =>
    `${range(min, max)}: ${count === 1 ? '1 gemeinsame Aufgabe ist' : `${count} gemeinsame Aufgaben sind`} bewiesen. Eure eigenen kommen dran, egal wie lang sie sind.`,
  ramp: (wanted) =>
    wanted ? 'Montags leicht, dann jeden Tag schwerer bis Sonntag.' : 'Jeden Tag eine beliebige Schwierigkeit.',
  language: (name) => `Sprache der Posts: ${name}.`,

  next: '**Die nächsten Posts**',
  rightNow: 'Jetzt gleich.',
  moment: (words, zone) => `${words} in ${zone}`,
  isPaused: '**Pausiert**: Es wird nichts gepostet, bis du es fortsetzt.',
  pausedNow: 'Pausiert: Es wird nichts gepostet, bis du es mit `/setup pause` fortsetzt. `/puzzle` geht weiterhin.',
  resumedNow: 'Es geht weiter: Die Tagesaufgabe wird wieder gepostet.',
  pingsNow: (role) => (role ? `Ab jetzt pingt jeder Post ${role}.` : 'Ab jetzt pingen Posts niemanden.'),

  permissions: {
    'view channel': 'Kanal ansehen',
    'send messages': 'Nachrichten senden',
    'attach files': 'Dateien anhängen',
    'read history': 'Nachrichtenverlauf anzeigen',
    'create threads': 'Öffentliche Threads erstellen',
    'send in threads': 'Nachrichten in Threads senden',
    'mention roles': '@everyone, @here und alle Rollen erwähnen',
  },
  permitted: 'Ich habe dort alle Rechte, die ich brauche.',
  missing: (channel, names) =>
    `⚠️ In ${channel} ${names.length === 1 ? 'fehlt mir ein Recht' : 'fehlen mir Rechte'}: ${common.and(names.map(bold))}. So gibst du ${names.length === 1 ? 'es' : 'sie'} mir: Kanaleinstellungen → Berechtigungen → meine Rolle (oder „+“ und mein Name) → erlauben. Danach klappt das Posten von selbst.`,
  goneNow: (channel) =>
    `⚠️ In ${channel} kann ich nicht posten: Der Kanal wurde gelöscht, oder ich sehe ihn nicht mehr. Nenne mit \`/setup channel\` einen anderen.`,
  lastTrouble: (reason) => `⚠️ Beim letzten Versuch zu posten: ${reason}`,
  notChecked: 'Meine Rechte konnte ich gerade nicht prüfen; `/setup show` prüft sie noch einmal.',

  testLine:
    '**Test**: So sieht eine Tagesaufgabe hier aus. Es ist nur ein Beispiel, und es wird kein Tag dafür verbraucht.',
  testTask: (side, mateIn) => `${side} am Zug, Matt in ${mateIn}.`,
  testDone: (channel) => `Es klappt: In ${channel} steht ein Test.`,
  testGone: 'Es hat nicht geklappt: Ich sehe den Kanal nicht mehr. Nenne mit `/setup channel` einen anderen.',
  testNotNow: 'Es hat gerade nicht geklappt: Discord lässt mich warten. Versuch es bitte in einer Minute noch einmal.',
  testLost:
    'Discord hat nicht geantwortet; ich weiß nicht, ob der Test angekommen ist. Sieh im Kanal nach, und versuch es sonst noch einmal.',

  pause: 'Pausieren',
  resume: 'Fortsetzen',
  tryIt: 'Test posten',
};

const range = (min: number, max: number): string => (min === max ? `Matt in ${min}` : `Matt in ${min} bis ${max}`);
const bold = (text: string): string => `**${text}**`;
