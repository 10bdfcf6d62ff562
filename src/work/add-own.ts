import { type AddedDraft, type AddingStore, DRAFTS_AT_ONCE } from '../puzzles/adding-store.js';
import type { Draft } from '../puzzles/draft.js';
import { type FileFault, type PuzzleFile, readPuzzleFile } from '../puzzles/files/read-file.js';
import type { OwnPuzzleStore } from '../puzzles/library-store.js';
import { batchesOf, SerialTasks } from '../shared/async.js';
import { fail, ok, type Result } from '../shared/result.js';
import { isDiskFull } from '../shared/storage.js';

/** A file that was sent, with what became of its drafts. */
export interface OwnPuzzles extends Omit<PuzzleFile, 'drafts'> {
  readonly drafts: readonly AddedDraft[];
}

/** What an admin sent, and on what terms. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Puzzles with several keys are accepted too. */
  readonly severalKeys: boolean;
}

/** So many puzzles of one server may wait for their proof: the cores are there for all servers. */
export const MAX_OWN_WAITING = 1000;

export type AddFault =
  | FileFault
  | { readonly code: 'too many'; readonly puzzles: number; readonly waiting: number }
  /** How many there are is not known: the file was not read further. */
  | { readonly code: 'too many in file' }
  /** The first ones are kept all the same. */
  | { readonly code: 'disk full'; readonly kept: number; readonly puzzles: number };

/** Who counts what waits has to add before another one counts: two files at once would both find room. */
const turns = new SerialTasks();

/** Takes a file that a server's admin sent: its good lines become the server's own puzzles, waiting for their proof. */
export async function addOwnPuzzles(
  library: AddingStore & OwnPuzzleStore,
  serverId: string,
  { name, bytes, severalKeys }: OwnFile,
  now: number,
): Promise<Result<OwnPuzzles, AddFault>> {
  // A packed file of a few bytes can hold a hundred thousand puzzles: one too many is enough to know.
  const read = await readPuzzleFile(bytes, MAX_OWN_WAITING + 1);
  if (!read.ok) return read;
  const { drafts: given, ...lines } = read.value;
  // What the file says of several keys counts: somebody accepted them. But whatever a server adds is for its dailies,
  // also when it comes from a collection for practice, of which the server would never be given anything.
  const drafts = given.map(({ purpose: _, ...draft }): Draft => draft);
  if (drafts.length > MAX_OWN_WAITING) return fail({ code: 'too many in file' });
  const intake = { source: name, purpose: 'daily', severalKeys } as const;
  return turns.run(serverId, async () => {
    const waiting = await library.countOwnWaiting(serverId, 0, Number.MAX_SAFE_INTEGER);
    if (waiting + drafts.length > MAX_OWN_WAITING) return fail({ code: 'too many', puzzles: drafts.length, waiting });
    const added: AddedDraft[] = [];
    try {
      // As many as are written at a time: so it is known how many are kept when the next do not fit.
      for (const batch of batchesOf(drafts, DRAFTS_AT_ONCE)) {
        added.push(...(await library.addOwn(serverId, intake, batch, now)));
      }
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return fail({ code: 'disk full', kept: added.length, puzzles: drafts.length });
    }
    return ok({ ...lines, drafts: added });
  });
}
