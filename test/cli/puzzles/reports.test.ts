import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../../src/store/sqlite/open.js';
import { LibraryFolder } from './library-folder.js';

let folder: LibraryFolder;
beforeAll(async () => {
  folder = await LibraryFolder.make();
});
afterAll(() => folder.clear());

it('shows what people reported, oldest first, and puts away what is done', async () => {
  expect((await folder.run('told', 'reports')).out).toBe('Nobody has reported anything.\n');
  const opened = await openSqliteStore(`${folder.path('libraries/told')}/matinee.sqlite`);
  if (!opened.ok) throw new Error(opened.fault.code);
  const at = Date.parse('2026-11-16T12:34:56Z');
  const who = { serverId: 'club', userId: 'anna' };
  await opened.value.reports.add({ ...who, text: 'first\u001b[31m\nline', at }, 5, 0);
  await opened.value.reports.add({ ...who, text: 'second', puzzleId: 7, at }, 5, 0);
  await opened.value.close();

  const shown = await folder.run('told', 'reports');
  expect(shown.out).toContain('1  2026-11-16 12:34 UTC, server club, user anna\n   first [31m line\n');
  expect(shown.out).toContain('2  2026-11-16 12:34 UTC, server club, user anna, puzzle #7\n   second\n');
  expect(shown.out).toMatch(/2 reports\n$/);

  const done = await folder.run('told', 'reports', '--done', '1,9');
  expect(done).toMatchObject({ code: 1, out: 'Report 1 is done.\n' });
  expect(done.err).toContain('There is no open report 9.');
  expect((await folder.run('told', 'reports')).out).toMatch(/^2 {2}.*\n {3}second\n\n1 report\n$/);
  expect((await folder.run('told', 'reports', '--done', 'all')).code).toBe(2);
});
