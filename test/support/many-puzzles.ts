import Sqlite from 'better-sqlite3';

/** Puts puzzles into a closed database, as many as no test would wait for otherwise; their positions are none. */
export function putMany(path: string, owner: string, verdict: string, count: number): void {
  const file = new Sqlite(path);
  const names = `with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < ${count})`;
  file.exec(`
    ${names} insert into proofs (position, no_mate_within) select '${owner} ${verdict} ' || n, 1 from numbers;
    ${names} insert into puzzles (owner, position, fen, source, line, added_at, verdict, origin, claimed_mate_in)
      select '${owner}', '${owner} ${verdict} ' || n, 'none', 'many.epd', n, 0, '${verdict}', 'folder', 1 from numbers`);
  file.close();
}
