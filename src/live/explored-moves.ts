import type { AttackNode, Continuation, Try } from '../engine/mate/solution.js';
import { play, playUci, storedMove } from '../games/chess/moves.js';
import type { Position } from '../games/chess/vocabulary.js';
import { lastsOf, type ProofPlace } from '../play/proof-walk.js';
import type { Speech } from '../texts/speech.js';
import type { ExploredMove } from './answers.js';
import { shownMove } from './board-state.js';

/** The moves that the proof knows in a position, the best first. */
export function exploredMoves(place: ProofPlace, position: Position, speech: Speech): readonly ExploredMove[] {
  switch (place.kind) {
    case 'attack':
      return [
        ...place.node.continuations.map((each) => mating(each, place, position, speech)),
        ...(place.node.tries ?? []).map((each) => failing(each, place.node, position, speech)).sort(byMeaning),
      ];
    case 'defence':
      return defences(place.continuation, position, speech);
    case 'wrong':
      return 'by' in place.wrong ? [replyTo(place.wrong, position, speech)] : [];
    case 'missed':
    case 'answered':
    case 'beyond':
      return [];
  }
}

/** What nearly works is more interesting than what does not. */
const FAILING: readonly ExploredMove['meaning'][] = ['slower', 'undecided', 'stalemate', 'refuted'];

const byMeaning = (a: ExploredMove, b: ExploredMove): number => rankOf(a) - rankOf(b);
const rankOf = ({ meaning }: ExploredMove): number => FAILING.indexOf(meaning);

function mating(
  { move, defences: replies }: Continuation,
  { node, isRoot }: { readonly node: AttackNode; readonly isRoot: boolean },
  position: Position,
  speech: Speech,
): ExploredMove {
  const { explore } = speech.texts;
  const [stubborn] = replies;
  const after = playUci(position, move);
  return {
    ...shownMove(position, move, speech),
    meaning: isRoot ? 'key' : 'shortest',
    text: node.mateIn === 1 ? explore.isMate : isRoot ? explore.isKey(node.mateIn) : explore.matesIn(node.mateIn),
    ...(stubborn && { reply: shownMove(after, stubborn.move, speech) }),
  };
}

function failing(wrong: Try, { mateIn }: AttackNode, position: Position, speech: Speech): ExploredMove {
  const { explore } = speech.texts;
  const move = shownMove(position, wrong.move, speech);
  if (wrong.kind === 'stalemate') return { ...move, meaning: 'stalemate', text: explore.isStalemate };
  const reply = shownMove(playUci(position, wrong.move), wrong.by, speech);
  const texts = {
    slower: () => explore.matesSlower(wrong.kind === 'slower' ? wrong.mateIn : mateIn, reply.san),
    refuted: () => explore.failsTo(reply.san),
    undecided: () => explore.missesBy(mateIn, reply.san),
  };
  return { ...move, meaning: wrong.kind, text: texts[wrong.kind](), reply };
}

function defences(continuation: Continuation, position: Position, speech: Speech): readonly ExploredMove[] {
  const { proof } = speech.texts;
  const longest = lastsOf(continuation);
  return continuation.defences.map(({ move, next }) => {
    const after = play(position, storedMove(position, move));
    const [best] = next.continuations;
    const reply = best && shownMove(after, best.move, speech);
    return {
      ...shownMove(position, move, speech),
      meaning: next.mateIn === longest ? 'stubborn' : 'weaker',
      text: next.mateIn === 1 && reply ? proof.thenMove(reply.san) : proof.thenMate(next.mateIn),
      ...(reply && { reply }),
    };
  });
}

function replyTo(wrong: Exclude<Try, { kind: 'stalemate' }>, position: Position, speech: Speech): ExploredMove {
  const { explore, proof } = speech.texts;
  const text = wrong.kind === 'slower' ? proof.thenMate(wrong.mateIn - 1) : explore.savesFrom;
  return { ...shownMove(position, wrong.by, speech), meaning: 'refutation', text };
}
