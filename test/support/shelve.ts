import { OPERATOR_LIMITS, readPuzzles } from '../../src/puzzles/files/read-puzzles.js';
import { type House, proved } from './house.js';

/** Puts EPD lines beside the dailies, for practice, and waits for the proofs. */
export async function shelve({ services: { library, precomputer } }: House, ...lines: string[]): Promise<void> {
  for await (const entries of readPuzzles([new TextEncoder().encode(lines.join('\n'))], OPERATOR_LIMITS)) {
    const drafts = entries.flatMap((entry) => (entry.kind === 'draft' ? [entry.draft] : []));
    await library.addCommon('added', { source: 'p.epd', purpose: 'practice', severalKeys: false }, drafts, 1);
  }
  precomputer.wake();
  await proved(precomputer);
}
