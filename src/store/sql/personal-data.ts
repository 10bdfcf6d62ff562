import type { Schema } from '../schema.js';

type TableName = keyof Schema;

/**
 * Every place in the database that tells something of a person. `/privacy export` shows all of it and `/privacy delete` takes
 * it out; a test compares this list with the schema, so that a new table cannot be forgotten.
 *
 * Beside them stands what a person plays in direct messages: that place is named after them.
 */
export const PERSONAL_TABLES = [
  'tries',
  'attempts',
  'tallies',
  'streaks',
  'results',
  'ratings',
  'names',
  'circles',
  'preferences',
  'reports',
  'reminders',
] as const satisfies readonly TableName[];

/** Tables with the days of a place; a person's direct messages are such a place. */
export const PLACE_TABLES = ['dailies'] as const satisfies readonly TableName[];

/** Columns that name a person in what belongs to a server: the name is taken out, the rest stays. */
export const NAMED_IN = [{ table: 'servers', column: 'set_by' }] as const satisfies readonly {
  readonly table: TableName;
  readonly column: string;
}[];
