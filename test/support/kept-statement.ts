import type Sqlite from 'better-sqlite3';

const kept: Sqlite.Statement[] = [];

/** A statement that is never let go: Node 24 ends the process when it collects one (see `keep-statements.ts`). */
export function keptStatement(file: Sqlite.Database, text: string): Sqlite.Statement {
  const statement = file.prepare(text);
  kept.push(statement);
  return statement;
}

/** The value that a pragma answers with. */
export const pragma = (file: Sqlite.Database, text: string): unknown =>
  keptStatement(file, `pragma ${text}`).pluck().get();
