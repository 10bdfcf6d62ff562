import { positionOfFen } from '../../games/chess/position.js';
import type { Uci } from '../../games/chess/vocabulary.js';
import type { PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { keysOf, stateOf } from '../../puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { lineJson, moveJson } from '../program/moves-json.js';

/** The names in these objects are a promise: `--help` tells them, and programs read them. */
export function recordJson(record: PuzzleRecord, line?: readonly Uci[]): object {
  const { id, name, comment, fen, claimedMateIn, verdict, traits, source, origin, purpose, owner, metadata } = record;
  const position = positionOfFen(fen);
  return {
    id,
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
    fen,
    ...(claimedMateIn !== undefined && { claimedMateIn }),
    verdict: stateOf(record),
    ...(verdict && { explanation: explainVerdict(verdict, position, ENGLISH, atTerminal(id)) }),
    ...(verdict &&
      'mateIn' in verdict && {
        mateIn: verdict.mateIn,
        keys: keysOf(verdict).map((uci) => moveJson(position, uci)),
      }),
    ...(line && { mainLine: lineJson(position, line) }),
    ...(traits && { difficulty: traits.difficulty, themes: traits.themes }),
    source,
    line: record.line,
    origin,
    purpose,
    ...(owner !== '' && { server: owner }),
    addedAt: new Date(record.addedAt).toISOString(),
    ...(metadata && { metadata }),
  };
}
