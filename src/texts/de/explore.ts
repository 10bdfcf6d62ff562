import type { explore as english } from '../en/explore.js';
import { common } from './common.js';

export const explore: typeof english = {
  tooEarly: 'Das würde die Lösung verraten. Frag wieder, wenn du die Aufgabe gelöst oder aufgegeben hast.',
  mated: (winner) => `Matt: ${common.sideName(winner)} hat gewonnen.`,
  defends: (defender, count, mateIn) =>
    `${common.sideName(defender)} am Zug: ${count === 1 ? '1 Antwort' : `${count} Antworten`}, spätestens Matt in ${mateIn}.`,
  missed: (move, mateIn) =>
    `**${move}** gehört nicht zu den kürzesten Matts: Es setzt nicht in ${mateIn} matt. Hier endet der Beweis, denn Widerlegungen enthält er nur entlang seiner Hauptvariante.`,
  proofEnds:
    'Hier endet der Beweis: Er folgt allen kürzesten Matts, und einem falschen Zug bis zu der Antwort, die ihn trifft.',
  isMate: 'matt',
  isKey: (mateIn) => `der Schlüssel: Matt in ${mateIn}`,
  matesIn: (mateIn) => `Matt in ${mateIn}`,
  matesSlower: (mateIn, reply) => `Matt in ${mateIn}, langsamer: ${reply}`,
  failsTo: (reply) => `scheitert an ${reply}`,
  missesBy: (mateIn, reply) => `kein Matt in ${mateIn} nach ${reply}; ob später, ist nicht entschieden`,
  isStalemate: 'patt',
  savesFrom: 'hält',
  words: {
    close: 'Zurück zum Ergebnis',
    moves: 'Züge im Beweis',
    line: 'Die Variante auf dem Brett',
    start: 'Ausgangsstellung',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug vor',
    copyFen: 'FEN kopieren',
    copyPgn: 'PGN kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
    analysis: 'Auf lichess.org analysieren',
  },
};
