import type * as english from '../en/help.js';

export const help: typeof english.help = {
  first: (moves) => [
    '**Matinee** bringt jeden Tag eine Schachaufgabe: Matt in N, Zug für Zug bewiesen.',
    `Antworte mit dem Menü unter dem Brett oder schreib einen Zug wie ${moves.join(', ')}.`,
    '',
    '`/puzzle` zeigt das Brett von heute und startet deine Uhr',
    '`/move` antwortet mit einem Zug oder mehreren',
    '`/hint` verrät jedes Mal ein wenig mehr',
    '`/solution` zeigt den ganzen Beweis',
    '`/stats` zeigt deine Zahlen, `/leaderboard`, wo du stehst',
  ],
  rules: [
    '**Matt in N**: Finde den Zug, der in N eigenen Zügen das Matt erzwingt, was die Gegenseite auch spielt.',
    'Jeder Zug, der das kürzeste Matt erhält, ist richtig, nicht nur eine gespeicherte Zugfolge.',
    'Ein Zug, der ein oder zwei Züge später matt setzt, kostet nichts, ebenso einer, der nicht geklärt ist. Jeder andere ist ein Fehlversuch: Du siehst die Verteidigung, die ihn widerlegt.',
    'Deine Uhr läuft von `/puzzle` oder Starten bis zum Matt. Hinweise und Fehlversuche kosten Punkte: `/help scoring`.',
    'Aufgeben zeigt die Lösung und beendet den Versuch.',
  ],
  scoring: [
    '**Punkte**: Eine Tagesaufgabe, die du an ihrem Tag öffnest und bis zum Ende des nächsten löst, bringt ein Zehntel ihrer Schwierigkeit, 60 bis 300 Punkte.',
    'Jeder Fehlversuch kostet ein Fünftel davon und jeder Hinweis drei Zwanzigstel, aber ein Zehntel bleibt immer.',
    'Deine Zeit spielt dafür keine Rolle, ein langsameres Matt kostet nichts, und Aufgeben bringt nichts.',
    '',
    '**Serie**: die Tagesaufgaben, die du in Folge löst, nach deinen eigenen Tagen (`/settings`). Für je 7 gibt es einen Joker, der einen verpassten Tag rettet; drei werden aufgehoben.',
    '**Wertung**: Glicko-2, nur aus ersten Versuchen: gewonnen ohne Fehlversuch und Hinweis. Die Zahl nach ± sagt, wie unsicher sie ist.',
    '**Zeit**: von `/puzzle` oder Starten bis zum Matt. Eine Zeit, die für Menschen zu kurz ist, steht auf keiner Rangliste: weniger als 1 Sekunde plus eine halbe Sekunde je Zug.',
    '**Tagesplatz**: zuerst zählen weniger Fehlversuche und Hinweise, dann die kürzere Zeit.',
  ],
  notation: (forms, several) => [
    `Ein Zug kann so geschrieben werden: ${forms.join(', ')}, mit oder ohne Zeichen; mehrere auf einmal: ${several}.`,
    'Deine eigenen Buchstaben für die Figuren gelten zuerst, englische gehen immer, Figurinen auch.',
    'Ein Großbuchstabe ist die Figur; ein kleiner, der eine Linie sein kann, wie `d`, ist zuerst der Bauer.',
  ],
  commandsTitle: '**Alle Befehle**',
  adminsTitle: '**Befehle für Admins**',
  rulesButton: 'Regeln',
  scoringButton: 'Punkte',
  commandsButton: 'Befehle',
  adminsButton: 'Für Admins',
  notationButton: 'Züge schreiben',
};
