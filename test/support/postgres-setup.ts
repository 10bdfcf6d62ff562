import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { explainStoreFault } from '../../src/store/store.js';
import { startPostgres } from './postgres-server.js';

/** One server for all test files of a run; each makes databases of its own in it. */
export default async function provideServer(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  // Vitest asks for every project, and at the end for the root, whose server all of them are given.
  if (!project.isRootProject()) return undefined;
  const server = await startPostgres();
  if (!server) console.error('\nNo PostgreSQL can be had on this machine: what is to be tested on it is SKIPPED.\n');
  // New databases are copies of it: they need no migrations of their own.
  if (server) await migrate(server.urlOf('template1'));
  project.provide('postgres', server?.urlOf('postgres'));
  return async () => server?.stop();
}

async function migrate(url: string): Promise<void> {
  const opened = await openPostgresStore(url);
  if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
  await opened.value.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database from which others are made; undefined where there is no server. */
    postgres: string | undefined;
  }
}
