import type { GaveUp, GiveUpReason } from '../../engine/mate/solver.js';
import { sanOfUci } from '../../games/chess/moves.js';
import { explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { attackNumber } from '../program/notation.js';
import type { Solved } from '../program/puzzle.js';

const REASONS: Readonly<Record<GiveUpReason, string>> = {
  time: 'the time ran out',
  nodes: 'the limit of positions was reached',
  memory: 'the memory ran out',
  cancelled: 'stopped',
};

export const whyUndecided = ({ because, noMateWithin }: GaveUp): string =>
  `Not decided: ${REASONS[because]} while looking for a mate in ${noMateWithin + 1}.`;

/** What is known all the same, and what to do; a sentence each. */
export function knownSoFar({ puzzle: { position }, someMate }: Solved, { because, noMateWithin }: GaveUp): string[] {
  const sentences: string[] = [];
  if (noMateWithin > 0) {
    sentences.push(`Proved so far: no mate in ${noMateWithin}${noMateWithin > 1 ? ' or fewer' : ''}.`);
  }
  if (someMate) {
    const key = attackNumber(position.turn, 1) + sanOfUci(position, someMate.key);
    sentences.push(
      `A mate in at most ${someMate.within} begins with ${key}; whether it is the shortest and the only one is not settled.`,
    );
  }
  if (because === 'time') sentences.push('Allow more with --seconds.');
  return sentences;
}

/** The verdict in sentences. */
export const explain = (solved: Solved): string =>
  solved.verdict.kind === 'gave up' && solved.answer.kind === 'gave up'
    ? [whyUndecided(solved.answer), ...knownSoFar(solved, solved.answer)].join(' ')
    : explainVerdict(solved.verdict, solved.puzzle.position, ENGLISH);
