import { makeSquare } from 'chessops/util';
import type { FenProblem } from '../../games/chess/fen-problem.js';
import type { CastlingRight, EnPassantObstacle, PositionFault } from '../../games/chess/position-fault.js';
import type { Square } from '../../games/chess/vocabulary.js';
import type { Alphabet } from '../../puzzles/files/line-fault.js';
import type * as english from '../en/puzzle-files.js';
import { explainWith } from '../writing.js';
import { common } from './common.js';

export const files: typeof english.files = {
  named: (name, fault) => `« ${name} » : ${fault}`,
  notFetched: 'Je n’ai pas pu récupérer ce fichier sur Discord. Renvoie-le, s’il te plaît.',
  onlyUploads: 'Je ne lis que les fichiers envoyés sur Discord. Joins le fichier à la commande elle-même.',
  tooLarge: (size, limit) =>
    `Le fichier fait ${size} Mo et la limite est de ${limit} Mo ; découpe-le en fichiers plus petits.`,
  tooLargeUnpacked: (limit) => `Le contenu du fichier dépasse ${limit} Mo ; découpe-le en fichiers plus petits.`,
  tooManyLines: (limit) => `Je lis au plus ${limit} lignes par fichier ; découpe-le en fichiers plus petits.`,
  damaged: 'Le fichier compressé est abîmé ou s’arrête trop tôt ; recompresse-le, ou envoie-le tel quel.',
  packedTooTightly:
    'Décompresser ce fichier prendrait trop de mémoire ; recompresse-le avec `zstd -19` au plus, ou envoie-le tel quel.',
  empty:
    'Il n’y a pas de problème dans ce fichier ; il peut contenir des lignes FEN ou EPD, du PGN, du CSV, des lignes JSON ou des échiquiers en texte.',
  notText: 'Ce n’est pas un fichier texte ; enregistre les problèmes en texte brut (UTF-8).',
  columnMissing: (column) =>
    `La première ligne nomme les colonnes d’un tableau, mais \`${column}\` n’y est pas ; ajoute-la.`,
  unreadable: 'Le fichier n’a pas pu être lu jusqu’au bout. Renvoie-le, s’il te plaît.',
};

const rankName = (rank: number): string => (rank === 1 ? '1re' : `${rank}e`);

const explainFenProblem = explainWith<FenProblem>({
  'too many fields': ({ count }) => `elle a ${count} parties, et une FEN en a au plus 6`,
  'wrong number of ranks': ({ count }) =>
    `l’échiquier a ${count} ${count < 2 ? 'rangée' : 'rangées'} au lieu de 8 ; sépare-les par \`/\``,
  'wrong number of squares': ({ rank, count }) =>
    `la ${rankName(rank)} rangée a ${count} ${count < 2 ? 'case' : 'cases'} au lieu de 8`,
  'unknown character': ({ rank, character }) =>
    `la ${rankName(rank)} rangée contient ${character === undefined ? 'un caractère inconnu' : `\`${character}\``} ; les pièces sont KQRBNP pour les Blancs et kqrbnp pour les Noirs`,
  'side missing': () => 'le trait manque ; écris `w` ou `b` après l’échiquier',
  'unknown side': () => 'le trait s’écrit `w` ou `b`',
  'unknown castling': () => 'les droits de roque sont `-` ou des lettres de `KQkq`, chacune une seule fois',
  'unknown en passant': () => 'la case de prise en passant est `-` ou une case comme `e6`',
  'no halfmove clock': () => 'la cinquième partie, le nombre de demi-coups, est un nombre entier comme `0`',
  'no move number': () => 'la sixième partie, le numéro du coup, est un nombre entier comme `1`',
});

const OBSTACLES: Readonly<Record<EnPassantObstacle, string>> = {
  'wrong rank': 'elle est sur la 6e rangée quand les Blancs ont le trait, et sur la 3e quand ce sont les Noirs',
  'no pawn': 'aucun pion qui vient d’avancer de deux cases ne se trouve devant elle',
  'not empty': 'cette case et celle de derrière doivent être vides',
  'other check': 'l’avance de deux cases d’un pion ne peut pas avoir donné cet échec',
};

const squares = (list: readonly Square[]): string => common.and(list.map(makeSquare));
const ofSide = (side: CastlingRight['side']): string => (side === 'white' ? 'des Blancs' : 'des Noirs');
const castling = ({ side, wing }: CastlingRight): string =>
  `le ${wing === 'king' ? 'petit' : 'grand'} roque ${ofSide(side)}`;
const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const explainPositionFault = explainWith<PositionFault>({
  unreadable: ({ problem }) => `Cette position est illisible : ${explainFenProblem(problem)}.`,
  'no king': ({ side }) => `${common.sideName(side)} n’ont pas de roi ; ajoutes-en un.`,
  'several kings': ({ side, squares: on }) =>
    `${common.sideName(side)} ont ${on.length} rois (${squares(on)}) ; n’en garde qu’un.`,
  'pawns on the last rank': ({ squares: on }) =>
    `Aucun pion ne peut se trouver sur la première ou la dernière rangée ; déplace ou retire ${squares(on)}.`,
  'too many men': ({ side, count }) =>
    `${common.sideName(side)} ont ${count} pièces ; un camp en a au plus 16, retires-en.`,
  'too many pawns': ({ side, count }) =>
    `${common.sideName(side)} ont ${count} pions ; un camp en a au plus 8, retires-en.`,
  'too many promoted pieces': ({ side, promoted, pawns }) =>
    `${common.sideName(side)} ont ${counted(promoted, 'pièce promue', 'pièces promues')} mais encore ${counted(pawns, 'pion', 'pions')} ; chaque promotion coûte un pion, retires-en.`,
  'kings touch': ({ squares: on }) =>
    `Les deux rois sont côte à côte (${squares(on)}), ce qui n’arrive jamais ; déplaces-en un.`,
  'both kings in check': () =>
    'Les deux rois sont en échec en même temps, ce qui n’arrive jamais ; supprime l’un des échecs.',
  'side not to move in check': ({ side }) =>
    `${common.sideName(side)} sont en échec alors que ce n’est pas à eux de jouer ; change le trait ou supprime l’échec.`,
  'impossible castling': ({ rights }) =>
    `Impossible : ${common.and(rights.map(castling))} ; le roi ou la tour n’est pas sur sa case de départ. Retire ${rights.length > 1 ? 'ces droits' : 'ce droit'}.`,
  'impossible en passant': ({ square, because }) =>
    `La case de prise en passant ${makeSquare(square)} est impossible : ${OBSTACLES[because]} ; corrige-la ou écris \`-\`.`,
  'impossible check': ({ side, checkers }) =>
    `Aucun coup ne peut avoir donné l’échec de ${squares(checkers)} au roi ${ofSide(side)} ; change l’une de ces pièces.`,
  'already checkmate': ({ side }) => `${common.sideName(side)} sont déjà mat ; un problème commence avant le mat.`,
  'no legal move': ({ side }) =>
    `${common.sideName(side)} ont le trait mais aucun coup légal (pat) ; change le trait ou la position.`,
});

const LETTERS: Readonly<Record<Alphabet, string>> = {
  Cyrillic: 'la lettre cyrillique',
  Greek: 'la lettre grecque',
  'full-width': 'le caractère large',
};

export const refusals: typeof english.refusals = {
  line: explainWith<Parameters<(typeof english.refusals)['line']>[0]>({
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
