import { basename } from 'node:path';
import { countOf } from '../bot/text.js';
import { positionOfFen } from '../games/chess/position.js';
import type { FolderFaultStore, FolderStore } from '../puzzles/folder-store.js';
import type { PuzzleStore } from '../puzzles/puzzle-store.js';
import type { VerdictKind } from '../puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../texts/explain-verdict.js';
import { ENGLISH } from '../texts/speech.js';
import type { FolderImport } from '../work/import-folder.js';

interface FolderReportDependencies {
  readonly folder: string;
  readonly library: FolderStore & FolderFaultStore & PuzzleStore;
  /** To the operator's terminal. */
  readonly print: (line: string) => void;
  /** An import that is cut off is taken up again at the next start. */
  readonly signal: AbortSignal;
}

/** A terminal shows about so many lines of what is wrong with the puzzle files; `/puzzles stats` counts them all. */
const MOST_LINES = 20;

/** So many are looked at in one turn of the event loop. */
const PAGE = 1000;

interface Reading {
  added: number;
  refused: number;
}

interface NewRefusals {
  readonly sources: ReadonlySet<string>;
  readonly lines: readonly string[];
  readonly isMore: boolean;
}

/** Reports to the operator what became of the files of the puzzles folder; of each wrong line once. */
export class FolderReport {
  readonly #dependencies: FolderReportDependencies;
  /** Refused lines that were reported, or passed over because there were too many. */
  readonly #reported = new Set<string>();
  /** The same of puzzles that are not playable, with their verdicts. */
  #unsound: ReadonlyMap<number, VerdictKind> = new Map();
  /** What the current reading has added, file by file. */
  #readings = new Map<string, Reading>();

  constructor(dependencies: FolderReportDependencies) {
    this.#dependencies = dependencies;
  }

  /** What an import needs of the library, with somebody who counts along. */
  get library(): FolderStore {
    const { library, signal } = this.#dependencies;
    return {
      folderFingerprint: () => library.folderFingerprint(),
      beginFolderSync: async (now) => {
        const sync = await library.beginFolderSync(now);
        this.#readings = new Map();
        return {
          take: async (intake, drafts) => {
            signal.throwIfAborted();
            const taken = await sync.take(intake, drafts);
            this.#count(intake.source, taken.added, taken.duplicates);
            return taken;
          },
          refuse: (source, lines) => {
            this.#count(source, 0, lines.length);
            return sync.refuse(source, lines);
          },
          spare: (source) => sync.spare(source),
          finish: (fingerprint) => sync.finish(fingerprint),
        };
      },
    };
  }

  #count(source: string, added: number, refused: number): void {
    const reading = this.#readings.get(source) ?? { added: 0, refused: 0 };
    this.#readings.set(source, { added: reading.added + added, refused: reading.refused + refused });
  }

  async reportStart(imported: FolderImport): Promise<void> {
    const { folder, print } = this.#dependencies;
    const refusals = await this.#takeRefusals();
    if (imported.kind === 'no folder') {
      print(`The folder ${folder} cannot be read (${imported.reason}): no puzzle files were taken.`);
    }
    if (imported.kind !== 'read') return;
    const { files, added, refused } = imported;
    print(`Puzzle files: ${files} read, ${countOf(added, 'new puzzle')}, ${countOf(refused, 'line')} refused.`);
    this.#printLines(refusals.lines, refusals.isMore);
  }

  /** Something in the folder has changed while the bot runs. */
  async reportChange(imported: FolderImport): Promise<void> {
    const { folder, print } = this.#dependencies;
    if (imported.kind === 'no folder') {
      print(`The folder ${folder} cannot be read any more (${imported.reason}): its puzzles stay as they are.`);
    }
    if (imported.kind !== 'read') return;
    // The next reading begins to count anew.
    const readings = this.#readings;
    const refusals = await this.#takeRefusals();
    for (const [source, { added, refused }] of readings) {
      if (added === 0 && !refusals.sources.has(source)) continue;
      const news = `${countOf(added, 'new puzzle')}, ${countOf(refused, 'line')} refused`;
      print(`${basename(folder)}/${source} was read: ${news}.`);
    }
    this.#printLines(refusals.lines, refusals.isMore);
    if (imported.withdrawn > 0) {
      print(
        `${countOf(imported.withdrawn, 'puzzle')} of ${basename(folder)}/ ${imported.withdrawn === 1 ? 'is' : 'are'} gone and will not be given any more.`,
      );
    }
  }

  /** Reports which puzzles were proved not to be playable; when they are known, they are only remembered as reported. */
  async reportUnsound(which: 'new' | 'known'): Promise<void> {
    const { library } = this.#dependencies;
    const unsound = new Map<number, VerdictKind>();
    const news: number[] = [];
    for (let page = await library.listUnsoundIds(PAGE, 0); page.length > 0; ) {
      for (const { id, verdict } of page) {
        unsound.set(id, verdict);
        if (this.#unsound.get(id) !== verdict) news.push(id);
      }
      page = await library.listUnsoundIds(PAGE, page.at(-1)?.id ?? 0);
    }
    this.#unsound = unsound;
    if (which === 'known' || news.length === 0) return;
    // To explain a verdict takes its time: only what is reported is explained.
    const ids = news.slice(0, MOST_LINES);
    const lines = (await library.listPuzzles({ ids }, 0, ids.length)).flatMap(({ id, source, line, fen, verdict }) =>
      verdict
        ? [`${source}, line ${line}, #${id}: ${explainVerdict(verdict, positionOfFen(fen), ENGLISH, atTerminal(id))}`]
        : [],
    );
    this.#printLines(lines, news.length > MOST_LINES);
  }

  /** The first of the refused lines that were not reported yet, and all files that have some. */
  async #takeRefusals(): Promise<NewRefusals> {
    const { library } = this.#dependencies;
    const sources = new Set<string>();
    const lines: string[] = [];
    let isMore = false;
    for (let page = await library.listRefusals(PAGE); page.length > 0; ) {
      for (const { source, line, why } of page) {
        if (!this.#isNew(`${source}\0${line}\0${why}`)) continue;
        sources.add(source);
        if (lines.length < MOST_LINES) lines.push(`${source}${line > 0 ? `, line ${line}` : ''}: ${why}`);
        else isMore = true;
      }
      page = await library.listRefusals(PAGE, page.at(-1)?.id);
    }
    return { sources, lines, isMore };
  }

  #isNew(what: string): boolean {
    if (this.#reported.has(what)) return false;
    this.#reported.add(what);
    return true;
  }

  #printLines(lines: readonly string[], isMore: boolean): void {
    for (const line of lines) this.#dependencies.print(`  ${line}`);
    if (isMore) this.#dependencies.print('  … and more: /puzzles stats counts them.');
  }
}
