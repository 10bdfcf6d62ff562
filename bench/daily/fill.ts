import Sqlite from 'better-sqlite3';
import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import { addDays } from '../../src/people/days.js';
import { traitsOf } from '../../src/puzzles/analysis/traits.js';
import { Random } from '../../src/puzzles/composing/random.js';

/** A mate in 1 that stands for all of them: what is measured does not depend on what is on the board. */
const FEN = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';
const BUDGET = { milliseconds: 10_000, nodes: Number.MAX_SAFE_INTEGER, megabytes: 64 };

/** Of 1,000 puzzles so many are mates in 1 to 5, as in a file of mates from games. */
const LENGTHS = [370, 790, 970, 995, 1000];
const EASIEST = 600;
const HARDEST = 2800;

/** From one puzzle that a server has had to the next: a prime, so that none comes twice. */
const STEP = 7919;

export interface Puzzles {
  /** A server, or '' for the common library. */
  readonly owner: string;
  readonly count: number;
  readonly difficulty: 'spread' | 'all the same';
}

/** Puts proved puzzles straight into a database; each counts as a position of its own. Returns their numbers. */
export function fillLibrary(path: string, { owner, count, difficulty }: Puzzles): readonly number[] {
  const proof = prove({ fen: FEN, mateIn: 1, budget: BUDGET });
  if (proof.kind !== 'mate') throw new Error(`${FEN} has lost its mate`);
  const { themes } = traitsOf(positionOfFen(FEN), decodeSolution(proof.solution));
  const random = new Random(3, 0);
  const ids: number[] = [];
  write(path, (prepare) => {
    const addProof = prepare(`
      insert into proofs (position, mate_in, keys, solution, difficulty, themes, traits_version, no_mate_within)
      values (?, ?, ?, ?, ?, ?, 1000, 0)`);
    const addPuzzle = prepare(`
      insert into puzzles (owner, position, twin, fen, source, line, added_at, verdict, origin, purpose)
      values (?, ?, ?, ?, 'bench', ?, 0, 'waiting', 'added', 'daily')`);
    const judge = prepare(`update puzzles set verdict = 'sound' where id = ?`);
    for (let line = 1; line <= count; line++) {
      const position = `${owner} ${line}`;
      const drawn = random.below(1000);
      const mateIn = 1 + LENGTHS.findIndex((limit) => drawn < limit);
      const level = difficulty === 'spread' ? EASIEST + random.below(HARDEST - EASIEST) : EASIEST;
      addProof.run(position, mateIn, proof.keys.join(' '), proof.solution, level, themes.join(' '));
      const { lastInsertRowid } = addPuzzle.run(owner, position, `twin ${position}`, FEN, line);
      judge.run(lastInsertRowid);
      ids.push(Number(lastInsertRowid));
    }
  });
  return ids;
}

/** Gives each server so many of these puzzles, one a day until the day before this one. */
export function fillDays(
  path: string,
  servers: readonly string[],
  puzzles: readonly number[],
  days: number,
  today: string,
): void {
  const random = new Random(9, 0);
  write(path, (prepare) => {
    const give = prepare('insert into dailies (server_id, date, puzzle_id) values (?, ?, ?)');
    for (const serverId of servers) {
      const first = random.below(puzzles.length);
      for (let day = 0; day < days; day++) {
        give.run(serverId, addDays(today, day - days), puzzles[(first + day * STEP) % puzzles.length]);
      }
    }
  });
}

/** In one transaction, by a connection of its own. Its statements live as long as the process does: see keep-statements.ts. */
function write(path: string, work: (prepare: (text: string) => Sqlite.Statement) => void): void {
  const file = new Sqlite(path);
  const kept: Sqlite.Statement[] = [];
  STATEMENTS.push(kept);
  file.transaction(() =>
    work((text) => {
      const statement = file.prepare(text);
      kept.push(statement);
      return statement;
    }),
  )();
  file.close();
}

const STATEMENTS: Sqlite.Statement[][] = [];
