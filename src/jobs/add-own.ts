import type { RefusedLine } from '../library/draft.js';
import { type FileFault, readPuzzleFile } from '../library/read-file.js';
import { ok, type Result } from '../result.js';
import type { AddedDraft, LibraryStore } from '../store/library-store.js';

export interface OwnPuzzles {
  readonly drafts: readonly AddedDraft[];
  readonly refused: readonly RefusedLine[];
}

/** Takes a file that a server's admin sent: its good lines become the server's own puzzles, waiting for their proof. */
export async function addOwnPuzzles(
  library: LibraryStore,
  serverId: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
  now: number,
): Promise<Result<OwnPuzzles, FileFault>> {
  const read = await readPuzzleFile(file.bytes);
  if (!read.ok) return read;
  const drafts = await library.addOwn(serverId, file.name, read.value.drafts, now);
  return ok({ drafts, refused: read.value.refused });
}
