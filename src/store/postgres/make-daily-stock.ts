import { type Kysely, sql } from 'kysely';

/** As in SQLite: the database itself keeps the puzzles that can be given as dailies up to date. */
export async function makeDailyStock(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const COLUMNS = 'owner, puzzle_id, mate_in, level, draw';

const STATEMENTS = [
  `create table daily_stock (
    owner text collate "C" not null, puzzle_id bigint not null, mate_in bigint not null, level bigint not null,
    draw bigint not null, primary key (owner, puzzle_id))`,
  `create table daily_stock_counts (
    mate_in bigint not null, level bigint not null, count bigint not null, primary key (mate_in, level))`,
  `create view daily_stock_now as
    select puzzles.owner, puzzles.id as puzzle_id, proofs.mate_in, coalesce(proofs.difficulty, 1500) / 10 as level,
      puzzles.id * 2654435769 % 4294967296 as draw, puzzles.position
    from puzzles join proofs on proofs.position = puzzles.position
    where puzzles.purpose = 'daily' and puzzles.verdict in ('sound', 'several keys')
      and puzzles.withdrawn_at is null and proofs.mate_in is not null`,
  'create index daily_stock_draw on daily_stock (owner, mate_in, level, draw)',

  `create function renew_daily_stock_of_puzzle() returns trigger language plpgsql as $$ begin
    delete from daily_stock where owner = new.owner and puzzle_id = new.id;
    insert into daily_stock select ${COLUMNS} from daily_stock_now where puzzle_id = new.id;
    return null;
  end $$`,
  `create trigger daily_stock_puzzle_added after insert on puzzles
    for each row execute function renew_daily_stock_of_puzzle()`,
  `create trigger daily_stock_puzzle_changed after update of verdict, withdrawn_at, purpose on puzzles for each row
    when (old.verdict <> new.verdict or old.purpose <> new.purpose or old.withdrawn_at is distinct from new.withdrawn_at)
    execute function renew_daily_stock_of_puzzle()`,

  `create function renew_daily_stock_of_proof() returns trigger language plpgsql as $$ begin
    delete from daily_stock where (owner, puzzle_id) in (select owner, id from puzzles where position = new.position);
    insert into daily_stock select ${COLUMNS} from daily_stock_now where position = new.position;
    return null;
  end $$`,
  `create trigger daily_stock_proof_changed after update of mate_in, difficulty on proofs for each row
    when (old.mate_in is distinct from new.mate_in or old.difficulty is distinct from new.difficulty)
    execute function renew_daily_stock_of_proof()`,

  `create function count_daily_stock() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into daily_stock_counts values (new.mate_in, new.level, 1)
      on conflict (mate_in, level) do update set count = daily_stock_counts.count + 1;
    else
      update daily_stock_counts set count = count - 1 where mate_in = old.mate_in and level = old.level;
      delete from daily_stock_counts where mate_in = old.mate_in and level = old.level and count = 0;
    end if;
    return null;
  end $$`,
  `create trigger daily_stock_grown after insert on daily_stock
    for each row when (new.owner = '') execute function count_daily_stock()`,
  `create trigger daily_stock_shrunk after delete on daily_stock
    for each row when (old.owner = '') execute function count_daily_stock()`,
];
