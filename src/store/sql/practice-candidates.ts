import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { Member } from '../../play/play-store.js';
import { LEVEL_RANGES, type PracticeStock, type Wishes } from '../../play/practice.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { PLAYABLE } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';
import { hasTheme } from './judged-rows.js';
import { unindexed } from './walk-puzzles.js';

/** So many numbers are drawn first: of what one puzzle in fifty has, one is then nearly always among them. */
const DRAWN = 200;

/**
 * A puzzle for practice, drawn by lot among those that fit. To put tens of thousands in a random order would hold up
 * everybody: numbers are drawn, and only when none of them fits, few do, and those are looked up by an index.
 */
export async function findUnpractised(db: Kysely<Schema>, member: Member, wishes: Wishes): Promise<number | undefined> {
  const last = await lastNumber(db);
  // Always as many, so that the statement is always the same.
  const numbers = Array.from({ length: DRAWN }, () => 1 + Math.floor(Math.random() * last));
  // A cross join keeps its order: here from the numbers to the proofs, below from the proofs to the numbers.
  const drawn = await db
    .selectFrom('puzzles')
    .crossJoin('proofs')
    .select('puzzles.id')
    .where('puzzles.id', 'in', numbers)
    .where(fits(member, wishes, unindexed('owner')))
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  if (drawn) return drawn.id;
  const any = await db
    .selectFrom('proofs')
    .crossJoin('puzzles')
    .select('puzzles.id')
    .where(fits(member, wishes))
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return any?.id;
}

/** In one look: it goes through all puzzles of the length, as there is no other way to know that none is as wished. */
export async function findPracticeStock(db: Kysely<Schema>, member: Member, wishes: Wishes): Promise<PracticeStock> {
  const { mateIn } = wishes;
  const { wished } = await db
    .selectFrom('proofs')
    .crossJoin('puzzles')
    .select((eb) =>
      eb.fn.max<number | null>(eb.case().when(isAsWished(member, wishes)(eb)).then(1).else(0).end()).as('wished'),
    )
    .where(isAsWished(member, mateIn === undefined ? {} : { mateIn }))
    .executeTakeFirstOrThrow();
  if (wished === null) return 'none';
  return wished === 1 ? 'as wished' : 'of this length';
}

export async function findPracticeLengths(
  db: Kysely<Schema>,
  member: Member,
  wishes: Omit<Wishes, 'mateIn'>,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('proofs')
    .crossJoin('puzzles')
    .select('proofs.mate_in')
    .distinct()
    .where(isAsWished(member, wishes))
    .orderBy('proofs.mate_in')
    .execute();
  return rows.flatMap(({ mate_in: mateIn }) => (mateIn === null ? [] : [mateIn]));
}

async function lastNumber(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('puzzles')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** The index by owner helps only to go from a proof to its puzzles. */
const INDEXED_OWNER = sql<string>`puzzles.owner`;

const fits =
  (member: Member, wishes: Wishes, owner = INDEXED_OWNER) =>
  (eb: ExpressionBuilder<Schema, 'puzzles' | 'proofs'>): Expression<SqlBool> =>
    eb.and([
      isAsWished(member, wishes, owner)(eb),
      eb.not(
        eb.exists(
          eb
            .selectFrom('attempts')
            .select('attempts.id')
            .where('attempts.activity', '=', MATE)
            .where('attempts.user_id', '=', member.userId)
            .whereRef('attempts.puzzle_id', '=', 'puzzles.id'),
        ),
      ),
    ]);

const isAsWished =
  ({ serverId }: Member, { mateIn, level, theme, side }: Wishes, owner = INDEXED_OWNER) =>
  (eb: ExpressionBuilder<Schema, 'puzzles' | 'proofs'>): Expression<SqlBool> => {
    const [from, below] = level ? LEVEL_RANGES[level] : [];
    return eb.and([
      eb('puzzles.position', '=', eb.ref('proofs.position')),
      eb('proofs.mate_in', 'is not', null),
      ...(mateIn === undefined ? [] : [eb('proofs.mate_in', '=', mateIn)]),
      ...(from === undefined ? [] : [eb('proofs.difficulty', '>=', from)]),
      ...(below === undefined ? [] : [eb('proofs.difficulty', '<', below)]),
      ...(theme ? [hasTheme(theme)] : []),
      // In a position's name the side to move stands behind the pieces, and no other field of it can be `w`.
      ...(side ? [eb('proofs.position', side === 'white' ? 'like' : 'not like', '% w %')] : []),
      eb(unindexed('verdict'), 'in', PLAYABLE),
      eb('puzzles.purpose', '=', 'practice'),
      eb('puzzles.withdrawn_at', 'is', null),
      eb(owner, 'in', [COMMON, serverId]),
    ]);
  };
