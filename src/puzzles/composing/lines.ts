import type { AttackNode } from '../../engine/mate/solution.js';
import { play, readUci } from '../../games/chess/moves.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { isModel, isPure } from '../analysis/themes/economy.js';
import { pictureOfMate } from '../analysis/themes/mate-picture.js';

/** What the lines show that last to the end. */
export interface LineFacts {
  /** Squares on which mate is given where there is one continuation only. */
  readonly mates: number;
  /** Mates in which every square of the king's field is denied once, and those in which all pieces take part as well. */
  readonly pure: number;
  readonly models: number;
  /** The part of the positions after a stubborn defence that have several continuations. */
  readonly duals: number;
  /** Of the attacker's moves in the main line: those that neither check nor capture, and those that make a queen. */
  readonly quietMoves: number;
  readonly newQueens: number;
  /** Every move of the attacker's in the main line is a check. */
  readonly checksOnly: boolean;
  /** In the main line the man that made the key gives mate with the very next move. */
  readonly mateByKeyMan: boolean;
  /** Every reply in the main line is the only one. */
  readonly forced: boolean;
}

/** So many mates are looked at as pictures: the rest would not change the judgement. */
const MOST_PICTURES = 8;

/** Goes through all lines that last to the end, positions that are reached twice once. */
export function followLines(position: Position, root: AttackNode): LineFacts {
  const seen = new Set<AttackNode>();
  const mates = new Set<string>();
  const pure = new Set<string>();
  const models = new Set<string>();
  let nodes = 0;
  let withDuals = 0;
  let quietMoves = 0;
  let newQueens = 0;
  let checksOnly = true;
  let mateByKeyMan = false;
  let forced = true;

  const [key] = root.continuations;
  const keySquare = key && readUci(key.move).to;

  const attack = (node: AttackNode, before: Position, isMain: boolean): void => {
    const [first] = node.continuations;
    if (!first) return;
    if (seen.size > 0) {
      nodes++;
      if (node.continuations.length > 1) withDuals++;
    }
    seen.add(node);
    const move = readUci(first.move);
    if (isMain && move.promotion === 'queen') newQueens++;
    if (isMain && first.defences.length > 1) forced = false;
    const place = first.move.slice(2);
    if (isMain && node.mateIn === 1) mateByKeyMan = root.mateIn === 2 && move.from === keySquare;
    if (node.mateIn === 1 && node.continuations.length > 1) return;
    if (node.mateIn === 1 && (mates.has(place) || mates.size >= MOST_PICTURES)) {
      mates.add(place);
      return;
    }
    const after = play(before, move);
    if (node.mateIn === 1) {
      mates.add(place);
      const picture = pictureOfMate({ before, move, after });
      if (isPure(picture)) pure.add(place);
      if (isModel(picture)) models.add(place);
      return;
    }
    if (isMain && !after.isCheck()) {
      checksOnly = false;
      if (!before.board.has(move.to)) quietMoves++;
    }
    first.defences.forEach(({ move: reply, next }, index) => {
      if (next.mateIn < node.mateIn - 1 || seen.has(next)) return;
      attack(next, play(after, readUci(reply)), isMain && index === 0);
    });
  };
  attack(root, position, true);
  return {
    mates: mates.size,
    pure: pure.size,
    models: models.size,
    duals: nodes === 0 ? 0 : withDuals / nodes,
    quietMoves,
    newQueens,
    checksOnly,
    mateByKeyMan,
    forced,
  };
}
