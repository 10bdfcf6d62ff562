import type * as english from '../en/library.js';
import { common } from './common.js';

export const library: typeof english.library = {
  badId: (written) => `„${written}“ ist keine Nummer einer Aufgabe; schreib sie wie \`12\`.`,
  badIds: (written) => `„${written}“ ist keine Nummer einer Aufgabe; schreib \`12\` oder \`12-40\`.`,
  noIds: 'Nenne die Aufgaben mit ihren Nummern, etwa `12` oder `12-40,45`.',
  tooManyIds: (most) => `Nenne höchstens ${most} Aufgaben auf einmal.`,
  idsAndMore: (ids, more) => `${ids} und ${more} weitere`,
  andMore: (count) => `… und ${count} weitere`,

  fileOrPosition:
    'Gib mir entweder eine Datei (FEN- oder EPD-Zeilen, PGN, Lichess-CSV, JSON-Zeilen oder Textbretter) oder eine Stellung.',
  yourPosition: 'Deine Stellung',
  headed: (name, rest) => `**${name}**: ${rest}`,
  proving: (done, of, others) =>
    `wird bewiesen: ${done} von ${common.puzzles(of)} fertig${others > 0 ? `; ${others === 1 ? '1 andere Zeile braucht' : `${others} andere Zeilen brauchen`} keinen Beweis` : ''}.`,
  skipped: (count) =>
    count === 1 ? '1 Zeile ohne Mattthema wurde übersprungen.' : `${count} Zeilen ohne Mattthema wurden übersprungen.`,
  unnamed: (lines) => `Ebenfalls abgelehnte Zeilen: ${lines}.`,
  tooMany: (all, most) =>
    `Damit würden ${all} Aufgaben dieses Servers auf ihren Beweis warten, und ich nehme bis zu ${most} auf einmal. Schick eine kleinere Datei, oder warte, bis mehr bewiesen sind.`,
  tooManyInFile: (most) =>
    `In der Datei sind mehr als ${most} Aufgaben, und ich nehme bis zu ${most} auf einmal. Teile sie in kleinere Dateien.`,
  diskFull: (kept, puzzles) =>
    `Meine Festplatte ist voll: Von den ${puzzles} Aufgaben habe ich ${kept === 0 ? 'keine' : `die ersten ${kept}`} behalten. Bitte den Betreiber, Platz zu schaffen, und schick dieselbe Datei noch einmal; was da ist, wird nicht doppelt genommen.`,

  someOf: (count, all) => `${count} von ${all}`,
  offerRelabel: (count) => `${count} mit kürzerem Matt nehmen`,
  offerAllow: (count) => `${count} mit Nebenlösungen annehmen`,
  relabelled: (outcome) => `**Mit kürzerem Matt genommen: ${outcome}.**`,
  allowed: (outcome) => `**Mit Nebenlösungen angenommen: ${outcome}.**`,
  taken: (given, cooked) =>
    `${common.puzzles(given)}${cooked > 0 ? `; ${cooked}${given > 0 ? ' weitere' : ''} ${cooked === 1 ? 'ist' : 'sind'} nebenlösig` : ''}`,
  notAccepted: {
    sound: 'Schon korrekt',
    'several keys': 'Schon mit Nebenlösungen angenommen',
    cooked: 'Nebenlösig; dafür gibt es `/puzzles allow`',
    'shorter mate': 'Mit kürzerem Matt; dafür gibt es `/puzzles relabel`',
    'no mate': 'Ohne Matt; da gibt es nichts anzunehmen',
    'gave up': 'Bisher zu schwer; `/puzzles verify` versucht es noch einmal',
    waiting: 'Noch nicht bewiesen',
    common: 'Gemeinsame Aufgaben, die dem Betreiber gehören',
    unknown: 'Keine Aufgaben dieses Servers',
  },
  notAcceptedLine: (reason, ids) => `${reason}: ${ids}.`,

  ownQueue: '**Eure eigenen Aufgaben, die nächste zuerst**',
  noOwnQueue: 'Von euren eigenen Aufgaben wartet keine darauf, gegeben zu werden.',
  left: (unused, waiting, retried) =>
    `Insgesamt ${unused === 1 ? 'ist 1 bewiesene Tagesaufgabe' : `sind ${unused || 'keine'} ${unused === 0 ? 'bewiesenen' : 'bewiesene'} Tagesaufgaben`} übrig, die dieser Server noch nicht hatte; ${waiting || 'keine'} ${waiting === 0 ? 'weiteren' : 'weitere'} ${waiting === 1 ? 'ist' : 'sind'} zu beweisen${retried > 0 ? `, ${retried} von euren noch einmal zu versuchen` : ''}.`,
  harder: 'Gemeinsame werden von Montag bis Sonntag schwerer.',
  anyDifficulty: 'Gemeinsame kommen in beliebiger Schwierigkeit.',

  total: (total, practice) => `**${common.puzzles(total)}**${practice > 0 ? `, ${practice} davon zum Üben` : ''}`,
  unused: (count) => `Tagesaufgaben, die dieser Server noch nicht hatte: ${count}`,
  kinds: {
    sound: 'korrekt',
    'several keys': 'mit Nebenlösungen angenommen',
    cooked: 'nebenlösig',
    'shorter mate': 'kürzeres Matt',
    'no mate': 'kein Matt',
    'gave up': 'zu schwer',
    waiting: 'warten auf den Beweis',
  },
  kindCount: (kind, count) => `${kind}: ${count}`,
  refusedInFolder: (count) => `abgelehnte Zeilen des Aufgabenordners: ${count} (das Terminal des Betreibers nennt sie)`,
  notGiven: (count) => `**Eure eigenen, die nicht gegeben werden: ${count}**`,
  moreInList: (count) => `… und ${count} weitere, in der Liste.`,
  showTells: (id) => `\`/puzzles show ${id}\` sagt, was sich daraus machen lässt.`,
  listed: (id, source, line, verdict) => `#${id} (${source}, Zeile ${line}): ${verdict}`,
  olderOnes: (count) => `Es gibt ${count} weitere mit kleineren Nummern.`,

  noneTooHard: 'Keine der eigenen Aufgaben dieses Servers war zu schwer zu beweisen.',
  timeUsedUp:
    'Die Rechenzeit dieses Servers für schwere Aufgaben ist für heute aufgebraucht. Was noch zu schwer ist, kann morgen wieder versucht werden.',
  provedTomorrow:
    'Die Rechenzeit dieses Servers für schwere Aufgaben ist für heute aufgebraucht. Mit dem, was noch auf den Beweis wartet, geht es morgen weiter, so weit die Zeit reicht.',
  triedInVain: (count, seconds) =>
    `${common.puzzles(count)} ${count === 1 ? 'wurde' : 'wurden'} schon noch einmal versucht, mit je ${seconds}\u00a0s, vergeblich. Mehr geht nur, wenn der Betreiber SOLVE_SECONDS erhöht.`,
  trying: (seconds, done, of) => `Noch ein Versuch, mit je bis zu ${seconds}\u00a0s: ${done} von ${of} fertig.`,
  decided: (decided, of) =>
    `**${decided} von ${common.puzzles(of)} entschieden.**${decided < of ? ' Die anderen bleiben zu schwer.' : ''}`,
  moreDecided: (count) => `… und ${count} weitere: \`/puzzles show\` sagt mehr zu jeder.`,

  noSuchPuzzle: (id) => `Eine Aufgabe #${id} gibt es hier nicht.`,
  stillOpen: (id, names) =>
    `#${id} kannst du noch lösen: ${common.and(names.map((name) => ('day' in name ? `die Aufgabe vom ${name.day}` : `die Übungsaufgabe #${name.practice}`)))}. Sie hier zu zeigen beendet deinen Versuch: Er zählt dann als aufgegeben. Soll ich sie zeigen?`,
  composed: 'Von mir komponiert',
  from: (source, line) => `Aus ${source}, Zeile ${line}`,
  origin: (place, use) => `${place}; ${use}.`,
  forAll: 'für alle Server',
  yourOwn: 'eure eigene',
  uses: {
    unproved: 'noch nicht bewiesen',
    'not given': 'wird nicht gegeben',
    daily: 'eine Tagesaufgabe',
    practice: 'zum Üben',
  },
  askRemove: (id, place) =>
    `**#${id}** · ${place}\nSoll ich sie herausnehmen? Sie wird dann nicht mehr gegeben; was gespielt wurde, bleibt.`,
  keepIt: 'Behalten',
  takeItOut: 'Herausnehmen',
  notRemoved: (id) => `#${id} bleibt.`,
  removed: (id) =>
    `#${id} ist herausgenommen und wird nicht mehr gegeben. Um sie zurückzuholen, füge sie noch einmal hinzu.`,
  notOwn: (id) =>
    `#${id} ist keine der eigenen Aufgaben dieses Servers. Ihre Nummern stehen in \`/puzzles queue\` (die noch kommen), \`/puzzles stats\` (die nicht gegeben werden) und den Berichten von \`/puzzles add\`.`,

  nextHeading: '**Was als Nächstes kommt**',
  nextWished: 'gewünscht',
  nextOwn: 'eure eigene',
  nextCommon: 'Danach kommen Aufgaben aus dem gemeinsamen Vorrat.',
  nextOnlyCommon:
    'Als Nächstes kommen Aufgaben aus dem gemeinsamen Vorrat. `/puzzles next` mit einer Nummer zieht eine vor.',
  wished: (id) => `#${id} kommt mit der nächsten Tagesaufgabe, nach dem, was vorher gewünscht wurde.`,
  unwished: (id) => `#${id} ist nicht mehr vorgezogen.`,
  cannotBeGiven: (id) => `Eine Aufgabe #${id}, die gegeben werden kann, gibt es hier nicht.`,
  tooManyWishes: (most) => `Es sind schon ${most} Aufgaben gewünscht; nimm erst eine davon zurück.`,
  takeOff: (id) => `#${id} zurücknehmen`,
};
