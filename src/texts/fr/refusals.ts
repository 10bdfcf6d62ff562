import type { Alphabet } from '../../puzzles/files/line-fault.js';
import type { refusals as english } from '../en/refusals.js';
import { explainBy } from '../fault-table.js';
import { common } from './common.js';
import { explainPositionFault } from './position-faults.js';

const LETTERS: Readonly<Record<Alphabet, string>> = {
  Cyrillic: 'la lettre cyrillique',
  Greek: 'la lettre grecque',
  'full-width': 'le caractère large',
};

const rankName = (rank: number): string => (rank === 1 ? '1re' : `${rank}e`);

export const refusals: typeof english = {
  line: explainBy<Parameters<(typeof english)['line']>[0]>({
    'impossible position': ({ fault }) => explainPositionFault(fault),
    'long dash': () =>
      'Cette position est illisible : elle contient un tiret long à la place du trait d’union `-` d’une FEN ; retape-la.',
    'foreign letter': ({ alphabet, letter, twin }) =>
      `Cette position est illisible : elle contient ${LETTERS[alphabet]} \`${letter}\`${twin ? ` à la place de \`${twin}\`` : ''} ; retape-la en lettres latines.`,
    'unknown line': () =>
      'Ce n’est ni une ligne FEN ou EPD ni une partie d’un échiquier en texte ; corrige-la, ou mets `#` devant une remarque.',
    'damaged line': () => 'Cette ligne n’est pas du texte brut (UTF-8) ; retape-la.',
    'long line': ({ most }) => `Cette ligne dépasse ${most} caractères ; raccourcis-la.`,
    'wrong claim': ({ most }) => `La longueur du mat doit être un nombre entier de 1 à ${most}.`,
    'two claims': () => '`dm` et `bm` annoncent des mats différents ; n’en garde qu’un.',
    'open text': () => 'Il manque le `"` qui ferme un texte entre guillemets ; ajoute-le.',
    'too few columns': ({ count, of }) =>
      `Cette ligne a ${count} colonnes sur ${of} ; ajoute celles qui manquent, vides s’il le faut.`,
    'too many columns': ({ count, of }) =>
      `Cette ligne a ${count} colonnes et la première ligne en nomme ${of} ; mets entre guillemets \`"\` un texte qui contient une virgule.`,
    'open quote': () =>
      'Un guillemet `"` s’ouvre ici et n’est pas bien fermé ; ferme-le, ou écris `""` pour un guillemet dans le texte.',
    'no position in row': () => 'Il manque la position de cette ligne ; ajoute-la.',
    'no moves': () => 'Cette ligne n’a pas de coups ; le premier est celui de l’adversaire et mène au problème.',
    'unreadable first move': () => 'Le premier des coups n’est pas de la forme `e2e4` ou `e7e8q` ; corrige-le.',
    'illegal first move': ({ move }) =>
      `Le premier des coups, \`${move}\`, n’est pas légal dans cette position ; corrige-le.`,
    'first move ends the game': ({ move }) =>
      `Le premier des coups, \`${move}\`, termine la partie ; un problème commence avant le mat.`,
    'themes of different lengths': () => 'Les thèmes annoncent des mats de longueurs différentes ; n’en garde qu’un.',
    'no solution': () => 'Les coups s’arrêtent avant le début de la solution ; ajoute-la.',
    'no JSON object': () =>
      'Cette ligne n’est pas un objet JSON ; écris un problème par ligne, comme `{"fen":"…","mateIn":2}`.',
    'no position in object': () => 'Il manque la position ; donne-la sous la forme `"fen":"…"`.',
    'long game': ({ most }) => `Cette partie dépasse ${most} caractères ; raccourcis-la.`,
    'damaged game': () => 'Une ligne de cette partie n’est pas du texte brut (UTF-8) ; retape-la.',
    'open comment': () => 'Un commentaire de cette partie s’ouvre par `{` et ne se ferme jamais ; ajoute `}`.',
    'open side line': () => 'Une variante de cette partie s’ouvre par `(` et ne se ferme jamais ; ajoute `)`.',
    'deep side lines': ({ most }) =>
      `Les variantes de cette partie sont imbriquées sur plus de ${most} niveaux ; retire-les.`,
    'unreadable FEN tag': () => 'L’étiquette de la position est illisible ; écris-la `[FEN "…"]`.',
    'no FEN tag': () => 'Cette partie n’a pas d’étiquette `FEN` ; un problème a besoin de la position où il commence.',
    'SetUp 0': () =>
      'L’étiquette `SetUp "0"` dit qu’il n’y a pas de position, mais il y a une étiquette `FEN` ; écris `SetUp "1"`.',
    'other variant': () => 'Cette partie est d’une autre sorte d’échecs ; je ne lis que les échecs classiques.',
    'illegal half-move': ({ number, move }) =>
      `Le demi-coup ${number} de la variante principale${move ? `, \`${move}\`,` : ''} n’est pas légal ; corrige-le.`,
    'mates the first side': () =>
      'La variante principale mate le camp qui joue le premier ; un problème commence par un coup du camp qui mate.',
    'no side before the board': () => 'Un échiquier commence par une ligne `white` ou `black` : le trait.',
    'too few ranks': ({ count }) =>
      `Cet échiquier a ${count} ${count < 2 ? 'rangée' : 'rangées'} sur 8 ; donne une ligne pour chacune.`,
    'wrong number of cells': ({ rank, count }) =>
      `On attend ici la ${rankName(rank)} rangée, 8 cases séparées par \`:\`, mais cette ligne en a ${count}.`,
    'unknown cell': ({ rank, cell }) =>
      `La case ${cell} de la ${rankName(rank)} rangée n’est ni \`00\` ni un camp et une pièce, comme \`wk\` ou \`bp\`.`,
    'unknown key': ({ known }) =>
      `Après l’échiquier, je ne connais que ${common.and(known.map((key) => `\`${key}:\``))} ; retire cette ligne.`,
    'key given twice': ({ key }) => `\`${key}\` est donné deux fois ; n’en garde qu’un.`,
    'more refused': ({ count }) =>
      count === 1
        ? 'Après cette ligne, 1 autre a été refusée.'
        : `Après cette ligne, ${count} autres ont été refusées.`,
    'too many refused': ({ most }) =>
      `Après ${most} lignes refusées, je ne lis pas plus loin ; corrige d’abord celles-ci.`,
    'too many puzzles': ({ most }) => `Je prends au plus ${most} problèmes par fichier ; découpe-le.`,
  }),
};
