import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { DailyStock } from '../../play/daily-stock.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import type { Schema } from '../schema.js';
import { wishedBy } from './sql-wishes.js';

/** For a list that must not be empty. */
const NO_LENGTH = 0;

/** What a server can be given, found by index: see `DailyStock`. */
export function makeDailyStock(db: Kysely<Schema>): DailyStock {
  return {
    async findPreferred(serverId) {
      const wished = wishedBy(db, serverId).clearSelect().select('puzzles.id').limit(1);
      const unusedOwn = db
        .selectFrom('daily_stock as stock')
        .select('puzzle_id')
        .where('stock.owner', '=', serverId)
        // The first condition is the quick one, and rejects nearly all that the second one would.
        .where((eb) => eb.not(eb.exists(usesOf(eb, serverId))))
        .where((eb) => eb.not(eb.exists(usesOfTwins(eb, serverId))))
        .orderBy('puzzle_id')
        .limit(1);
      const row = await db.selectNoFrom([wished.as('wished'), unusedOwn.as('unused_own')]).executeTakeFirstOrThrow();
      return {
        ...(row.wished !== null && { wished: row.wished }),
        ...(row.unused_own !== null && { unusedOwn: row.unused_own }),
      };
    },

    async countCommon() {
      return db
        .selectFrom('daily_stock_counts')
        .select(['mate_in as mateIn', 'level', 'count'])
        .orderBy('mate_in')
        .orderBy('level')
        .execute();
    },

    async findUnusedCommon(serverId, { mateIn, from, to }) {
      const row = await db
        .selectFrom('daily_stock as stock')
        .select('puzzle_id')
        .where('stock.owner', '=', COMMON)
        .where('mate_in', '=', mateIn)
        .where(sql<boolean>`(level, draw) >= (${from.level}, ${from.draw})`)
        .where(sql<boolean>`(level, draw) <= (${to.level}, ${to.draw})`)
        .where((eb) => eb.not(eb.exists(usesOf(eb, serverId))))
        .where((eb) => eb.not(eb.exists(ownTwins(eb, serverId))))
        .orderBy('level')
        .orderBy('draw')
        .limit(1)
        .executeTakeFirst();
      return row?.puzzle_id;
    },

    async findLongestAgo(serverId, lengths) {
      // The first condition is the quick one again: after years most days were followed by another with the same puzzle.
      const { rows } = await sql<{ id: number }>`
        select stock.puzzle_id as id
        from dailies as given
          join puzzles as had on had.id = given.puzzle_id
          join puzzles as twin on twin.twin = had.twin and twin.owner in (${COMMON}, ${serverId})
          join daily_stock as stock on stock.owner = twin.owner and stock.puzzle_id = twin.id
        where given.server_id = ${serverId} and given.activity = ${MATE}
          and not exists (
            select 1 from dailies as later
            where later.server_id = ${serverId} and later.activity = ${MATE} and later.puzzle_id = given.puzzle_id
              and later.date > given.date)
          and not exists (
            select 1 from puzzles as other cross join dailies as later
            where other.twin = had.twin and other.owner in (${COMMON}, ${serverId})
              and later.server_id = ${serverId} and later.activity = ${MATE} and later.puzzle_id = other.id
              and later.date > given.date)
          and (stock.owner = ${serverId} or stock.mate_in in (${sql.join([...lengths, NO_LENGTH])}))
        order by given.date, stock.owner = ${COMMON}, stock.puzzle_id limit 1`.execute(db);
      return rows[0]?.id;
    },
  };
}

interface InQuery extends Schema {
  stock: Schema['daily_stock'];
}

/** The days on which a server had this puzzle itself. */
const usesOf = (eb: ExpressionBuilder<InQuery, 'stock'>, serverId: string) =>
  eb
    .selectFrom('dailies as used')
    .select('used.date')
    .where('used.server_id', '=', serverId)
    .where('used.activity', '=', MATE)
    .whereRef('used.puzzle_id', '=', 'stock.puzzle_id');

/** The days on which it had this puzzle or a twin of it: whichever was given, the server has had this puzzle. */
const usesOfTwins = (eb: ExpressionBuilder<InQuery, 'stock'>, serverId: string) =>
  eb
    .selectFrom('puzzles as itself')
    // A cross join keeps its order: from the twins, which are few, to the days, which are many.
    .crossJoin('puzzles as twin')
    .crossJoin('dailies as used')
    .select('used.date')
    .whereRef('itself.id', '=', 'stock.puzzle_id')
    .whereRef('twin.twin', '=', 'itself.twin')
    .where('twin.owner', 'in', [COMMON, serverId])
    .where('used.server_id', '=', serverId)
    .where('used.activity', '=', MATE)
    .whereRef('used.puzzle_id', '=', 'twin.id');

/** The server's own puzzles that are twins of it and are given in its place. */
const ownTwins = (eb: ExpressionBuilder<InQuery, 'stock'>, serverId: string) =>
  eb
    .selectFrom('puzzles as itself')
    .innerJoin('puzzles as twin', 'twin.twin', 'itself.twin')
    .innerJoin('daily_stock as own', 'own.puzzle_id', 'twin.id')
    .select('own.puzzle_id')
    .whereRef('itself.id', '=', 'stock.puzzle_id')
    .where('twin.owner', '=', serverId)
    .where('own.owner', '=', serverId);
