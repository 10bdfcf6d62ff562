import { makeSquare } from 'chessops/util';
import type { FenProblem } from '../../games/chess/fen-problem.js';
import type { CastlingRight, EnPassantObstacle, PositionFault } from '../../games/chess/position-fault.js';
import type { Square } from '../../games/chess/vocabulary.js';
import { explainBy } from '../fault-table.js';
import { common } from './common.js';

const rankName = (rank: number): string => (rank === 1 ? '1re' : `${rank}e`);

const explainFenProblem = explainBy<FenProblem>({
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

export const explainPositionFault = explainBy<PositionFault>({
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
