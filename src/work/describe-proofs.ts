import { setTimeout as sleep } from 'node:timers/promises';
import { TRAITS_VERSION } from '../puzzles/analysis/traits.js';
import type { DescriptionStore, ProofStore } from '../puzzles/proof-store.js';
import type { Describe } from '../puzzles/proving/describer.js';
import type { Logger } from '../shared/log.js';

interface DescribeProofsOptions {
  readonly library: DescriptionStore & Pick<ProofStore, 'forgetProof'>;
  readonly describe: Describe;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** A proof that cannot be read is forgotten: its puzzles wait for another one. */
  readonly onForgotten?: () => void;
}

/** Solutions that are held at a time; some are large. */
const PAGE = 20;

/** After this much work everybody else has the event loop for as long. */
const TURN_MS = 8;

/** Describes proofs that an older Matinee described, or none did. Returns how many; it can be stopped at any time. */
export async function describeProofs(options: DescribeProofsOptions): Promise<number> {
  const { library, describe, log, signal, onForgotten } = options;
  /** Left as they are: what cannot be described now would fail again and again. */
  const failed = new Set<string>();
  let described = 0;
  let turnEnd = performance.now() + TURN_MS;
  for (;;) {
    const page = (await library.listUndescribed(TRAITS_VERSION, failed.size + PAGE)).filter(
      ({ position }) => !failed.has(position),
    );
    if (page.length === 0) return described;
    const saved: Promise<void>[] = [];
    for (const { position, ...proof } of page) {
      if (signal.aborted) break;
      const description = await describe(proof);
      switch (description.kind) {
        case 'described': {
          const saving = library.saveTraits(position, description.traits, TRAITS_VERSION);
          // Its fault is told when the whole page is waited for; until then it must not pass for one that nobody minds.
          saving.catch(() => {});
          saved.push(saving);
          described++;
          break;
        }
        case 'damaged':
          log.error({ position }, 'a stored solution is damaged: it will be proved again');
          await library.forgetProof(position);
          onForgotten?.();
          break;
        case 'failed':
          log.error({ reason: description.reason, position }, 'a proof could not be described');
          failed.add(position);
      }
      if (performance.now() > turnEnd) {
        await sleep(TURN_MS);
        turnEnd = performance.now() + TURN_MS;
      }
    }
    await Promise.all(saved);
    if (signal.aborted) return described;
  }
}
