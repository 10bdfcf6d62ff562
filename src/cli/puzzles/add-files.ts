import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AddedDraft, AddingStore, Intake } from '../../puzzles/adding-store.js';
import type { Entry } from '../../puzzles/files/entry.js';
import { explainFileFault } from '../../puzzles/files/file-fault.js';
import { readPuzzlesFromFile, readPuzzlesFromStream } from '../../puzzles/files/puzzle-file.js';
import { OPERATOR_LIMITS } from '../../puzzles/files/read-puzzles.js';
import { COMMON, type PuzzleChangeStore, type PuzzleRecord, type PuzzleStore } from '../../puzzles/puzzle-store.js';
import { untilStopped } from '../../shared/async.js';
import { plainText } from '../program/layout.js';
import type { Proving } from './proving.js';
import type { ReportFile } from './report-file.js';
import type { Row } from './rows.js';
import { VerdictsToCome } from './verdicts-to-come.js';

/** Puzzles on their way in. */
export interface Input {
  /** By which its puzzles are known. */
  readonly name: string;
  /** Undefined where nobody knows how much there is. */
  readonly bytes?: number;
  readonly batches: AsyncIterable<readonly Entry[]>;
  bytesRead(): number;
}

/** `-` is the standard input. A file that cannot be read tells so when its puzzles are asked for. */
export async function openInput(path: string): Promise<Input> {
  if (path === '-') {
    return {
      name: 'standard input',
      batches: readPuzzlesFromStream(process.stdin, process.stdin.fd, OPERATOR_LIMITS),
      bytesRead: () => 0,
    };
  }
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  const reading = readPuzzlesFromFile(path, OPERATOR_LIMITS);
  return { name: plainText(basename(path)), bytes, batches: reading, bytesRead: () => reading.bytesRead() };
}

interface AddOptions {
  readonly library: AddingStore & PuzzleChangeStore & PuzzleStore;
  readonly proving: Proving;
  readonly report?: ReportFile | undefined;
  /** How the puzzles are taken, but for the name of their file. */
  readonly terms: Omit<Intake, 'source'>;
  readonly relabel: boolean;
  /** Ends it early: somebody wants to leave, or something broke. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Where input is slow, nothing is to wait for it. */
const LOOK_MS = 250;

/** So many new puzzles are worth a call; each makes the proving count and look through everything that waits. */
const WORTH_A_CALL = 1000;

/** Takes files into the library and waits for the verdicts, with constant memory. */
export class AddFiles {
  readonly verdicts: VerdictsToCome;
  /** Lines that another run took, as the same lines of the same file, and proved: this one has no work with them. */
  knownBefore = 0;
  relabelled = 0;
  /** Sentences about files that could not be read, or not to their end. */
  readonly faults: string[] = [];
  /** The last line that was taken. */
  last: Pick<Row, 'file' | 'line'> | undefined;
  readonly #options: AddOptions;
  #uncalled = 0;

  constructor(options: AddOptions) {
    const { library, proving, report, relabel, signal } = options;
    this.#options = options;
    this.verdicts = new VerdictsToCome({
      ...{ library, proving, report, signal },
      ...(relabel && { reconsider: (records) => this.#relabel(records) }),
    });
  }

  async take(input: Input): Promise<void> {
    const failed = new AbortController();
    const timer = setInterval(() => {
      this.#call();
      this.verdicts.look().catch((error: unknown) => failed.abort(error));
    }, LOOK_MS);
    try {
      const stopping = AbortSignal.any([this.#options.signal, failed.signal]);
      for await (const entries of untilStopped(input.batches, stopping)) {
        await this.#enter(input.name, entries);
        await this.verdicts.makeRoom();
      }
      failed.signal.throwIfAborted();
    } finally {
      clearInterval(timer);
      this.#call();
    }
  }

  async #enter(file: string, entries: readonly Entry[]): Promise<void> {
    const { library, terms, now } = this.#options;
    const drafts = entries.flatMap((entry) => (entry.kind === 'draft' ? [entry.draft] : []));
    const added = drafts.length > 0 ? await library.addCommon('added', { ...terms, source: file }, drafts, now()) : [];
    let next = 0;
    for (const entry of entries) {
      const row = this.#rowOf(file, entry, entry.kind === 'draft' ? added[next++] : undefined);
      if (!row) continue;
      this.last = row;
      this.verdicts.enter(row);
    }
    // What was there before may have its verdict, also on this line's terms.
    const idsOf = (kind: 'known' | 'corrected') => added.flatMap((each) => (each.kind === kind ? [each.id] : []));
    const [known, corrected] = [idsOf('known'), idsOf('corrected')];
    if (known.length > 0) this.knownBefore += (await this.verdicts.lookAt(known)).length;
    if (corrected.length > 0) await this.verdicts.lookAt(corrected);
    this.#uncalled += added.length;
    if (this.#uncalled >= WORTH_A_CALL) this.#call();
  }

  #call(): void {
    if (this.#uncalled === 0) return;
    this.#uncalled = 0;
    this.#options.proving.wake();
  }

  #rowOf(file: string, entry: Entry, added: AddedDraft | undefined): Row | undefined {
    switch (entry.kind) {
      case 'fault':
        this.faults.push(`${file}: ${explainFileFault(entry.fault)}`);
        return undefined;
      case 'refused':
        return { file, line: entry.refused.line, outcome: { kind: 'refused', why: entry.refused.why } };
      case 'skipped':
        return { file, line: entry.line, outcome: { kind: 'skipped' } };
      case 'draft': {
        if (!added) throw new Error(`the store did not say what became of line ${entry.draft.line}`);
        const { line } = entry.draft;
        if (added.kind !== 'duplicate') return { file, line, id: added.id };
        return { file, line, outcome: { kind: 'duplicate', of: added.of, likeness: added.likeness } };
      }
    }
  }

  async #relabel(records: readonly PuzzleRecord[]): Promise<readonly PuzzleRecord[]> {
    const shorter = records.filter(({ verdict }) => verdict?.kind === 'shorter mate').map(({ id }) => id);
    if (shorter.length === 0) return records;
    const { library } = this.#options;
    this.relabelled += (await library.relabelShorter(COMMON, shorter)).length;
    const ids = records.map(({ id }) => id);
    return library.listPuzzles({ ids }, 0, ids.length);
  }
}
