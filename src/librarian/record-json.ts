import { play, sanOf, storedMove } from '../chess/moves.js';
import { positionOfFen } from '../chess/position.js';
import type { Position, Uci } from '../chess/vocabulary.js';
import { explainVerdict, type Verdict } from '../library/verdict.js';
import type { PuzzleRecord } from '../store/library-store.js';

/** The names in these objects are a promise: `--help` tells them, and programs read them. */
export function recordJson(record: PuzzleRecord, line?: readonly Uci[]): object {
  const { id, name, comment, fen, claimedMateIn, verdict, traits, source, origin, purpose, owner, told } = record;
  const position = positionOfFen(fen);
  return {
    id,
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
    fen,
    ...(claimedMateIn !== undefined && { claimedMateIn }),
    verdict: verdict?.kind ?? 'waiting',
    ...(verdict && { explanation: explainVerdict(verdict, position) }),
    ...(verdict && 'mateIn' in verdict && { mateIn: verdict.mateIn, keys: lineOfEach(position, keysOf(verdict)) }),
    ...(line && { mainLine: movesOf(position, line) }),
    ...(traits && { difficulty: Math.round(traits.difficulty), themes: traits.themes }),
    source,
    line: record.line,
    origin,
    purpose,
    ...(owner !== '' && { server: owner }),
    addedAt: new Date(record.addedAt).toISOString(),
    ...(told && { told }),
  };
}

/** All moves that mate in the shortest way, as far as the verdict names them. */
export function keysOf(verdict: Verdict | undefined): readonly Uci[] {
  switch (verdict?.kind) {
    case 'sound':
      return [verdict.key];
    case 'several keys':
    case 'cooked':
    case 'shorter mate':
      return verdict.keys;
    default:
      return [];
  }
}

const moveOf = (position: Position, uci: Uci) => ({ san: sanOf(position, storedMove(position, uci)), uci });

const lineOfEach = (position: Position, ucis: readonly Uci[]) => ucis.map((uci) => moveOf(position, uci));

function movesOf(start: Position, ucis: readonly Uci[]): object[] {
  let position = start;
  return ucis.map((uci) => {
    const move = moveOf(position, uci);
    position = play(position, storedMove(position, uci));
    return move;
  });
}
