/** Columns of `results` that say which try it was. */
const TRY = 'activity, attempt_id, server_id, user_id, puzzle_id, pool, at, won, difficulty';

/** A first try with what both are worth after it. Part of a migration: never edited. Both engines understand it. */
export const RATED_TRIES_VIEW = `
  create view rated_tries as
  select results.activity, attempt_id, server_id, results.user_id, results.puzzle_id, results.pool, at, won, difficulty,
    results.rating, results.deviation, change, ratings.volatility, ratings.certain, of_puzzle.rating as puzzle_rating,
    of_puzzle.deviation as puzzle_deviation, of_puzzle.volatility as puzzle_volatility
  from results
    join ratings on ratings.activity = results.activity and ratings.user_id = results.user_id
      and ratings.pool = results.pool
    join puzzle_ratings as of_puzzle on of_puzzle.activity = results.activity
      and of_puzzle.puzzle_id = results.puzzle_id and of_puzzle.pool = results.pool`;

/** What is done instead of an insert into the view: the result, and what member and puzzle are worth by it. */
export const WRITE_RATED_TRY = `
  insert into results (${TRY}, rating, deviation, change)
  values (${ofNew(TRY)}, new.rating, new.deviation, new.change)
  on conflict (attempt_id) do update set
    rating = excluded.rating, deviation = excluded.deviation, change = excluded.change;
  insert into ratings (activity, user_id, pool, rating, deviation, volatility, rated_at, certain)
  values (new.activity, new.user_id, new.pool, new.rating, new.deviation, new.volatility, new.at, new.certain)
  on conflict (activity, user_id, pool) do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at, certain = excluded.certain;
  insert into puzzle_ratings (activity, puzzle_id, pool, rating, deviation, volatility, rated_at)
  values (new.activity, new.puzzle_id, new.pool, new.puzzle_rating, new.puzzle_deviation, new.puzzle_volatility, new.at)
  on conflict (activity, puzzle_id, pool) do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at;`;

function ofNew(columns: string): string {
  return columns.replace(/\w+/g, 'new.$&');
}
