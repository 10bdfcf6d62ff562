import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.js';

/** One server for all test files of a run; each makes databases of its own in it. */
export default async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) console.error('\nNo PostgreSQL can be had on this machine: what is to be tested on it is SKIPPED.\n');
  project.provide('postgres', server?.urlOf('postgres'));
  return async () => server?.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database from which others are made; undefined where there is no server. */
    postgres: string | undefined;
  }
}
