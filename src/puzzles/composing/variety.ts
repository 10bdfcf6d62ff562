import type { Position, Role } from '../../games/chess/vocabulary.js';
import type { LineMove } from '../analysis/main-line.js';
import { isCorner, onEdge } from '../analysis/steps.js';
import { type MatePicture, pictureOfMate } from '../analysis/themes/mate-picture.js';

/** The part of a pack that may look the same in one way. */
const MOST_OF_A_MATERIAL = 0.04;
const MOST_OF_A_PICTURE = 0.03;
/** However small a pack is. */
const ALWAYS_ALLOWED = 2;

/** Above so many men a board looks like a game, and the pieces say nothing. */
const SMALL = 9;

const PIECES = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];
const LETTERS = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' } as const;

/** What a solver would say two puzzles have in common. */
export interface Appearance {
  /** The attacker's pieces on a small board, such as `QRN`; undefined on a large one. */
  readonly material?: string;
  /** Who mates from where, where the king stands, and who guards the squares around it. */
  readonly picture: string;
}

export function appearanceOf(position: Position, mate: Pick<LineMove, 'before' | 'move' | 'after'>): Appearance {
  const { board, turn } = position;
  const picture = nameOf(pictureOfMate(mate));
  if (board.occupied.size() > SMALL) return { picture };
  const material = PIECES.map((role) => LETTERS[role].repeat(board.pieces(turn, role).size())).join('');
  return { material, picture };
}

/** `queen beside, king edge, with rook`: the helpers guard squares around the king, or the man that checks beside it. */
function nameOf({ board, king, checker, checkerRole, ring, free, guards }: MatePicture): string {
  const place = isCorner(king) ? 'corner' : onEdge(king) ? 'edge' : 'middle';
  const isBeside = checker !== undefined && ring.has(checker);
  const who = checker === undefined ? 'two men' : `${checkerRole} ${isBeside ? 'beside' : 'afar'}`;
  const helpers = new Set<Role>();
  for (const square of isBeside ? [...free, checker] : free) {
    for (const man of guards(square)) {
      const role = board.getRole(man);
      if (role && man !== checker) helpers.add(role);
    }
  }
  return `${who}, king ${place}, with ${[...helpers].sort().join(' and ') || 'nobody'}`;
}

/** Keeps a pack from looking the same over and over: each material and each picture has a part of it at most. */
export class Variety {
  readonly #count: number;
  readonly #seen = new Map<string, number>();

  constructor(count: number) {
    this.#count = count;
  }

  /** True when there may be one more like it; then it is counted from now on. */
  take({ material, picture }: Appearance): boolean {
    const kinds: { readonly kind: string; readonly most: number }[] = [{ kind: picture, most: MOST_OF_A_PICTURE }];
    if (material !== undefined) kinds.push({ kind: material, most: MOST_OF_A_MATERIAL });
    const isFull = kinds.some(({ kind, most }) => {
      return (this.#seen.get(kind) ?? 0) >= Math.max(ALWAYS_ALLOWED, Math.floor(most * this.#count));
    });
    if (isFull) return false;
    for (const { kind } of kinds) this.#seen.set(kind, (this.#seen.get(kind) ?? 0) + 1);
    return true;
  }
}
