import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RefusedLine } from '../../puzzles/draft.js';
import { batchesOf } from '../../shared/async.js';
import type { Database } from './engine.js';

/** A file that is no puzzle file can have a million lines; nobody wants them all explained, or stored. */
const MOST_PER_FILE = 500;

/** Rows without a position to look at cost little. */
const ROWS_AT_ONCE = 500;

const COLUMNS = { source: 'text', line: 'integer', text: 'text', why: 'text', unnamed: 'integer' } as const;

/** Writes down refused lines, file after file: the first ones of each, and how many more there were. */
export class RefusalBook {
  readonly #database: Database;
  #source: string | undefined;
  #written = 0;
  #lastLine = 0;
  #unnamed = 0;
  #late = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  async clear(): Promise<void> {
    await this.#database.db.deleteFrom('refusals').execute();
  }

  async write(source: string, lines: readonly RefusedLine[]): Promise<void> {
    if (source !== this.#source) await this.endFile();
    this.#source = source;
    const room = MOST_PER_FILE - this.#written;
    const named = lines.slice(0, room);
    this.#written += named.length;
    this.#unnamed += lines.length - named.length;
    this.#lastLine = named.at(-1)?.line ?? this.#lastLine;
    for (const batch of batchesOf(named, ROWS_AT_ONCE)) {
      await this.#insert(source, batch);
      await breathe();
    }
  }

  /** Lines of a file that was gone through before: of all such files together, as many are named as of one. */
  async writeLate(source: string, lines: readonly RefusedLine[]): Promise<void> {
    const named = lines.slice(0, MOST_PER_FILE - this.#late);
    this.#late += named.length;
    if (named.length > 0) await this.#insert(source, named);
  }

  async endFile(): Promise<void> {
    if (this.#source !== undefined && this.#unnamed > 0) {
      const why = `After this line ${this.#unnamed} more were refused.`;
      await this.#insert(this.#source, [{ line: this.#lastLine, text: '', why }], this.#unnamed);
    }
    this.#source = undefined;
    this.#written = 0;
    this.#lastLine = 0;
    this.#unnamed = 0;
  }

  async #insert(source: string, lines: readonly RefusedLine[], unnamed = 0): Promise<void> {
    const { db, engine } = this.#database;
    const rows = lines.map(({ line, text, why }) => ({ source, line, text, why, unnamed }));
    await sql`
      insert into refusals (source, line, text, why, unnamed)
      select source, line, text, why, unnamed from ${engine.rowsOf(rows, COLUMNS)} order by place`.execute(db);
  }
}
