import { fenOf } from '../../../src/games/chess/position.js';
import { explainFileFault } from '../../../src/puzzles/files/file-fault.js';
import { type Entry, type ReadLimits, readPuzzles, SENT_LIMITS } from '../../../src/puzzles/files/read-puzzles.js';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const utf16 = (text: string, order: 'little' | 'big'): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'big' ? bytes.swap16() : bytes;
};

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? utf8(content) : content;

/** All entries of a file. */
export async function entriesOf(
  content: string | Uint8Array | Iterable<Uint8Array>,
  limits: ReadLimits = SENT_LIMITS,
): Promise<Entry[]> {
  const chunks = typeof content === 'string' || content instanceof Uint8Array ? [bytesOf(content)] : content;
  return gathered(readPuzzles(chunks, limits));
}

export async function gathered(batches: AsyncIterable<readonly Entry[]>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const batch of batches) entries.push(...batch);
  return entries;
}

/** An entry in a few words: `draft 3`, `skipped 4`, `5: what is wrong with line 5`, `fault: what is wrong with the file`. */
export function inWords(entry: Entry): string {
  switch (entry.kind) {
    case 'draft':
      return `draft ${entry.draft.line}`;
    case 'skipped':
      return `skipped ${entry.line}`;
    case 'refused':
      return `${entry.refused.line}: ${entry.refused.why}`;
    case 'fault':
      return `fault: ${explainFileFault(entry.fault)}`;
  }
}

/** The only puzzle of a file: its FEN, and all else that the file says of it. */
export async function onlyDraft(content: string | Uint8Array) {
  const entries = await entriesOf(content);
  const [entry] = entries;
  if (entry?.kind !== 'draft' || entries.length > 1) throw new Error(entries.map(inWords).join('\n'));
  const { position, line: _, ...said } = entry.draft;
  return { fen: fenOf(position), ...said };
}
