import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofAnswer } from '../../src/puzzles/proving/solver.js';
import { projectRoot } from '../../src/shared/project.js';
import type { Store } from '../../src/store/store.js';
import { answer, draft, from } from '../store/contract/bench.js';
import { BUDGET } from '../support/house.js';
import type { Server } from './history.js';

export interface StockSize {
  readonly dailies: number;
  readonly practice: number;
}

interface Line {
  readonly fen: string;
  readonly mateIn: number;
}

/** Of the puzzles that ship, the short ones: they are proved in no time. */
function shortMates(file: string, most: number): readonly Line[] {
  const lines = readFileSync(join(projectRoot, 'puzzles', file), 'utf8').split('\n');
  return lines
    .flatMap((line) => {
      const [, board, mateIn] = /^(\S+ [wb] \S+ \S+) dm ([12]);/.exec(line) ?? [];
      return board === undefined ? [] : [{ fen: `${board} 0 1`, mateIn: Number(mateIn) }];
    })
    .slice(0, most);
}

/** Many lives are lived with the same puzzles. */
const proofs = new Map<string, ProofAnswer>();

function proved(fen: string, mateIn: number): ProofAnswer {
  const proof = proofs.get(fen) ?? answer(fen, mateIn);
  proofs.set(fen, proof);
  return proof;
}

const draftsOf = (lines: readonly Line[]) => lines.map(({ fen, mateIn }, index) => draft(fen, mateIn, index + 1));

/**
 * Dailies and practice for all. So that the same position is met as a daily and in practice, and in puzzles of different
 * numbers, the first server has added some of both as its own, and the last one wishes for some of the practice.
 */
export async function addStock(store: Store, size: StockSize, servers: readonly Server[]): Promise<void> {
  const { library } = store;
  const [dailies, practice] = [
    shortMates('dailies.epd', size.dailies),
    shortMates('practice/practice.epd', size.practice),
  ];
  const some = [...dailies.slice(0, size.dailies / 10), ...practice.slice(0, size.practice / 5)];
  const [first, last] = [servers[0], servers.at(-1)];
  if (first) await library.addOwn(first.id, from('own.epd'), draftsOf(some), 0);
  await library.addCommon('added', from('dailies.epd'), draftsOf(dailies), 0);
  const added = await library.addCommon('added', from('practice.epd', { purpose: 'practice' }), draftsOf(practice), 0);
  for (;;) {
    const waiting = await library.listWaiting(100, [], '');
    if (waiting.length === 0) break;
    await Promise.all(
      waiting.map(({ position, fen, mateIn }) => library.saveAnswer(position, proved(fen, mateIn), BUDGET)),
    );
  }
  if (!last) return;
  for (const each of added.slice(-size.practice / 5)) {
    if (each.kind === 'added') await library.addWish(last.id, each.id, 0);
  }
}
