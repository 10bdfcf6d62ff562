import { type Kysely, sql } from 'kysely';

/**
 * The puzzles that can be given as dailies, in the order in which the choice of a daily looks for them. It follows from
 * puzzles and proofs, and the database keeps it up to date by itself: many statements change those two tables, also in
 * other processes, and each would have to remember it.
 */
export async function makeDailyStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_stock (
      owner text not null, puzzle_id integer not null, mate_in integer not null, level integer not null,
      draw integer not null, primary key (owner, puzzle_id)) without rowid`.execute(db);
  await sql`
    create table daily_stock_counts (
      mate_in integer not null, level integer not null, count integer not null,
      primary key (mate_in, level)) without rowid`.execute(db);
  // A level is ten rating points; what is not described yet is in the middle of Lichess's puzzle ratings. Multiples of
  // 2^32 / 1.618... spread consecutive numbers evenly, so that each is as likely as another to be drawn.
  await sql`
    create view daily_stock_now as
    select puzzles.owner, puzzles.id as puzzle_id, proofs.mate_in, coalesce(proofs.difficulty, 1500) / 10 as level,
      puzzles.id * 2654435769 % 4294967296 as draw, puzzles.position
    from puzzles join proofs on proofs.position = puzzles.position
    where puzzles.purpose = 'daily' and puzzles.verdict in ('sound', 'several keys')
      and puzzles.withdrawn_at is null and proofs.mate_in is not null`.execute(db);
  const columns = sql.raw('owner, puzzle_id, mate_in, level, draw');
  await sql`insert into daily_stock select ${columns} from daily_stock_now`.execute(db);
  await sql`
    insert into daily_stock_counts
    select mate_in, level, count(*) from daily_stock where owner = '' group by mate_in, level`.execute(db);
  await sql`create index daily_stock_draw on daily_stock (owner, mate_in, level, draw)`.execute(db);
  // Whether, and when last, a server has had a puzzle.
  await sql`create index dailies_puzzle on dailies (server_id, puzzle_id, date)`.execute(db);

  const renewOne = sql`
      delete from daily_stock where owner = new.owner and puzzle_id = new.id;
      insert into daily_stock select ${columns} from daily_stock_now where puzzle_id = new.id;`;
  await sql`
    create trigger daily_stock_puzzle_added after insert on puzzles begin ${renewOne} end`.execute(db);
  await sql`
    create trigger daily_stock_puzzle_changed after update of verdict, withdrawn_at, purpose on puzzles
    when old.verdict <> new.verdict or old.purpose <> new.purpose or old.withdrawn_at is not new.withdrawn_at
    begin ${renewOne} end`.execute(db);
  await sql`
    create trigger daily_stock_proof_changed after update of mate_in, difficulty on proofs
    when old.mate_in is not new.mate_in or old.difficulty is not new.difficulty begin
      delete from daily_stock where (owner, puzzle_id) in (
        select owner, id from puzzles where position = new.position);
      insert into daily_stock select ${columns} from daily_stock_now where position = new.position;
    end`.execute(db);
  await sql`
    create trigger daily_stock_grown after insert on daily_stock when new.owner = '' begin
      insert into daily_stock_counts values (new.mate_in, new.level, 1)
      on conflict (mate_in, level) do update set count = count + 1;
    end`.execute(db);
  await sql`
    create trigger daily_stock_shrunk after delete on daily_stock when old.owner = '' begin
      update daily_stock_counts set count = count - 1 where mate_in = old.mate_in and level = old.level;
      delete from daily_stock_counts where mate_in = old.mate_in and level = old.level and count = 0;
    end`.execute(db);
}
