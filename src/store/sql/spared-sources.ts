import { type RawBuilder, sql } from 'kysely';
import { listOf } from './json-rows.js';

/** Whether a puzzle is of one of these files; a name that ends with `/` stands for all files of a folder. */
export const isOfSources = (sources: readonly string[]): RawBuilder<boolean> => {
  const folders = sources.filter((source) => source.endsWith('/'));
  const isIn = sql`exists (select 1 from ${listOf(folders)} as folder where substr(source, 1, length(folder.value)) = folder.value)`;
  return sql`(source in ${listOf(sources)} or ${isIn})`;
};
