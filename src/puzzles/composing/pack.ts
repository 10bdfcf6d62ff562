import { composePuzzles } from './compose-puzzles.js';
import type { ComposedPuzzle } from './finish.js';
import { Random } from './random.js';
import { BATCH_SEEDS, type Batch, batchesOf, type Recipe } from './recipe.js';
import type { SeenPositions } from './seen-positions.js';
import { Variety } from './variety.js';

interface PackOptions {
  readonly recipe: Recipe;
  readonly seed: number;
  readonly cores: number;
  readonly seen: SeenPositions;
  readonly signal: AbortSignal;
  readonly onTask: (tried: number) => void;
  /** Called for each puzzle that fills a place. */
  readonly onKept: () => void;
}

/** A whole mixture in a shuffled order; fewer when the signal was aborted. The seed says everything. */
export async function makePack(options: PackOptions): Promise<ComposedPuzzle[]> {
  const pack: ComposedPuzzle[] = [];
  const variety = new Variety(options.recipe.count);
  for (const [index, batch] of batchesOf(options.recipe).entries()) {
    // Each batch has random numbers of its own.
    pack.push(...(await makeBatch(batch, options.seed * BATCH_SEEDS + index, variety, options)));
    if (options.signal.aborted) break;
  }
  return new Random(options.seed, -1).shuffled(pack);
}

/** Goes on until every length has its number; of those that came more often the most beautiful are kept. */
async function makeBatch(
  { method, quota }: Batch,
  seed: number,
  variety: Variety,
  options: PackOptions,
): Promise<ComposedPuzzle[]> {
  const { cores, seen, signal, onKept } = options;
  const found = new Map([...quota.keys()].map((mateIn): [number, ComposedPuzzle[]] => [mateIn, []]));
  const lacking = (mateIn: number): number => (quota.get(mateIn) ?? 0) - (found.get(mateIn)?.length ?? 0);
  const isFull = (): boolean => [...quota.keys()].every((mateIn) => lacking(mateIn) <= 0);
  const request = { mates: [...quota.keys()], methods: [method], seed };
  const onTask = ({ tried }: { readonly tried: number }): void => options.onTask(tried);
  if (isFull()) return [];
  for await (const puzzle of composePuzzles(request, { cores, seen, signal, onTask })) {
    if (!variety.take(puzzle.appearance)) continue;
    if (lacking(puzzle.mateIn) > 0) onKept();
    found.get(puzzle.mateIn)?.push(puzzle);
    if (isFull()) break;
  }
  return [...found].flatMap(([mateIn, puzzles]) =>
    puzzles.sort((one, other) => other.points - one.points).slice(0, quota.get(mateIn)),
  );
}
