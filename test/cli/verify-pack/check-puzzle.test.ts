import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPuzzle, checkSolution } from '../../../src/cli/verify-pack/check-puzzle.js';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { NODES_FOR_ALL_TRIES } from '../../../src/engine/mate/explain-tries.js';
import { prove } from '../../../src/engine/mate/prover.js';
import type { AttackNode, Try } from '../../../src/engine/mate/solution.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { AMPLE } from '../../engine/mate/solving.js';
import { DAILIES, PRACTICE, puzzlesFolder } from '../../support/shipped-puzzles.js';

/** Every so many puzzles of a file; `npm run verify-pack` checks them all. */
function sampleOf(file: string, every: number): { readonly fen: string; readonly mateIn: number }[] {
  const puzzles = readFileSync(join(puzzlesFolder, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, position, length] = /^(\S+ [wb] \S+ \S+) dm (\d+);/.exec(line) ?? [];
      return position ? [{ fen: `${position} 0 1`, mateIn: Number(length) }] : [];
    });
  return puzzles.filter((_, index) => index % every === 0);
}

describe('what is said of every legal move of a shipped puzzle is true and decided', () => {
  it.each([...sampleOf(DAILIES, 30), ...sampleOf(PRACTICE, 100)])('mate in $mateIn: $fen', ({ fen, mateIn }) => {
    const { firstMoves, falsehoods, undecided } = checkPuzzle({ fen, mateIn });
    expect(falsehoods).toEqual([]);
    expect(undecided).toBe(0);
    expect(firstMoves).toBeGreaterThan(0);
  });
});

describe('a falsehood is found', () => {
  /** 1.Qg6 mates in 5 here, one move too late. */
  const fen = '3n2k1/8/8/2p1KQ2/2P5/4p3/8/8 w - - 0 1';
  const answer = prove({ fen, mateIn: 4, budget: AMPLE, nodesForTries: NODES_FOR_ALL_TRIES });
  if (answer.kind !== 'mate') throw new Error(answer.kind);
  const root = decodeSolution(answer.solution);
  const slower = root.tries?.find(({ move }) => move === 'f5g6');
  if (slower?.kind !== 'slower') throw new Error('1.Qg6 should be slower');
  const refuted = root.tries?.find(({ kind }) => kind === 'refuted');
  if (refuted?.kind !== 'refuted') throw new Error('some move should be refuted');

  const told = (changed: Try): AttackNode => ({
    ...root,
    tries: root.tries?.map((each) => (each.move === changed.move ? changed : each)) ?? [],
  });
  const { move, by } = slower;
  const [key] = root.continuations;
  if (!key) throw new Error('there should be a key');

  it.each<{ what: string; planted: AttackNode; says: RegExp }>([
    { what: 'a slower mate called refuted', planted: told({ kind: 'refuted', move, by }), says: /mates within 6/ },
    { what: 'a slower mate called too slow', planted: told({ ...slower, mateIn: 6 }), says: /does not last until/ },
    { what: 'a slower mate called as fast', planted: told({ ...slower, mateIn: 4 }), says: /is not slower/ },
    {
      what: 'a refuted move called slower',
      planted: told({ ...refuted, kind: 'slower', mateIn: 5 }),
      says: /escapes the mate in 5/,
    },
    { what: 'a stalemate that is none', planted: told({ kind: 'stalemate', move }), says: /is no stalemate/ },
    { what: 'a move left out', planted: { ...root, tries: root.tries?.slice(1) ?? [] }, says: /nothing is said/ },
    {
      what: 'a wrong move called right',
      planted: { ...root, continuations: [...root.continuations, { ...key, move: refuted.move }] },
      says: /leaves out|escapes/,
    },
  ])('$what', ({ planted, says }) => {
    const { falsehoods } = checkSolution(positionOfFen(fen), planted);
    expect(falsehoods.join('\n')).toMatch(says);
  });

  it('nothing else is', () => {
    expect(checkSolution(positionOfFen(fen), root).falsehoods).toEqual([]);
  });
});
