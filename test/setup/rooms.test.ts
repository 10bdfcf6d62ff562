import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/shared/project.js';
import { makeTemporaryProject, type TemporaryProject } from './temporary-project.js';

/** What `npm run rooms` does, in a folder of choice. */
async function checkRooms(folder: string): Promise<{ readonly code: number; readonly said: string }> {
  const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(projectRoot, '.dependency-cruiser.cjs');
  const args = [program, '--config', config, 'src', 'commands', 'bench', 'test'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
    return { code: 0, said: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stdout' in error)) throw error;
    return { code: Number(error.code), said: String(error.stdout) };
  }
}

/** A house in order: each room uses what it may. */
const IN_ORDER = {
  'src/result.ts': 'export const ok = 1;',
  'src/main.ts': `import './config.js'; import '../commands/index.js';
    import './fronts/discord/front.js'; import './fronts/web/front.js'; import './board/draw.js';`,
  'src/config.ts': `import 'zod'; import './result.js';`,
  'src/chess/fen.ts': `import 'chessops/fen'; import '../result.js';`,
  'src/solver/solve.ts': `import '../chess/fen.js';`,
  'src/insight/themes.ts': `import '../solver/solve.js';`,
  'src/proving/pool.ts': `import 'piscina'; import '../insight/themes.js';`,
  'src/solver/core/index.ts': `import './attacks';`,
  'src/solver/core/attacks.ts': 'export const rays = 1;',
  'src/terminal/solve.ts': `import 'commander'; import '../library/read-file.js'; import '../proving/pool.js';`,
  'src/compose/main.ts': `import 'piscina'; import '../terminal/solve.js'; import '../insight/themes.js';`,
  'src/librarian/main.ts': `import '../config.js'; import '../jobs/daily.js'; import '../terminal/solve.js';`,
  'src/library/read-file.ts': `import '../chess/fen.js'; import '../solver/solve.js';`,
  'src/play/judge.ts': `import '../chess/fen.js';`,
  'src/store/store.ts': `import 'kysely'; import 'better-sqlite3'; import '../library/read-file.js'; import '../play/judge.js'; import '../proving/pool.js';`,
  'src/jobs/daily.ts': `import '../store/store.js';`,
  'src/board/spec.ts': `import '../chess/fen.js';`,
  'src/board/draw.ts': `import 'canvas'; import './spec.js';`,
  'src/bot/bot.ts': `import '../board/spec.js'; import '../play/judge.js';`,
  'commands/index.ts': `import './puzzle.js';`,
  'commands/puzzle.ts': `import '../src/bot/bot.js'; import '../src/board/spec.js'; import '../src/jobs/daily.js'; import '../src/play/judge.js';`,
  'src/fronts/discord/front.ts': `import 'discord.js'; import '../../bot/bot.js'; import '../../library/read-file.js';`,
  'src/fronts/web/front.ts': `import 'hono'; import type {} from './page/wire.js'; import '../../board/spec.js';`,
  'src/fronts/web/page/main.ts': `import './wire.js';`,
  'src/fronts/web/page/wire.ts': 'export type Wire = string;',
  'test/discord-server/index.ts': `import './src/server.js';`,
  'test/discord-server/src/server.ts': 'export const server = 1;',
  'bench/main.ts': `import './mates.js';`,
  'bench/mates.ts': `import '../src/solver/solve.js'; import '../src/store/store.js'; import '../src/result.js';`,
};

/** One fault each: who imports what, and the rule that must say no. */
const FAULTS = [
  ['src/chess/a.ts', '../store/store.js', 'src/chess sees only what is below it'],
  ['src/solver/a.ts', '../library/read-file.js', 'src/solver sees only what is below it'],
  ['src/solver/c.ts', '../proving/pool.js', 'src/solver sees only what is below it'],
  ['src/insight/a.ts', '../proving/pool.js', 'src/insight sees only what is below it'],
  ['src/proving/a.ts', '../library/read-file.js', 'src/proving sees only what is below it'],
  ['src/compose/a.ts', '../store/store.js', 'src/compose sees only what is below it'],
  ['src/librarian/a.ts', '../bot/bot.js', 'src/librarian sees only what is below it'],
  ['src/library/a.ts', '../play/judge.js', 'src/library sees only what is below it'],
  ['src/play/a.ts', '../library/read-file.js', 'src/play sees only what is below it'],
  ['src/store/a.ts', '../jobs/daily.js', 'src/store sees only what is below it'],
  ['src/jobs/a.ts', '../../commands/index.js', 'src/jobs sees only what is below it'],
  ['src/board/a.ts', '../solver/solve.js', 'src/board sees only what is below it'],
  ['src/bot/a.ts', '../../commands/index.js', 'src/bot sees only what is below it'],
  ['commands/a.ts', '../src/fronts/web/front.js', 'commands sees only what is below it'],
  ['commands/b.ts', '../src/board/draw.js', 'commands sees only what is below it'],
  ['commands/c.ts', '../src/config.js', 'commands sees only what is below it'],
  ['src/fronts/web/a.ts', '../discord/front.js', 'src/fronts/web sees only what is below it'],
  ['src/fronts/discord/a.ts', '../web/front.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/discord/b.ts', '../../store/store.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/web/c.ts', '../../../commands/puzzle.js', 'src/fronts/web sees only what is below it'],
  ['src/fronts/discord/c.ts', '../../main.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/discord/e.ts', '../../board/draw.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/web/d.ts', '../../board/draw.js', 'src/fronts/web sees only what is below it'],
  ['src/terminal/a.ts', '../store/store.js', 'src/terminal sees only what is below it'],
  ['src/solver/b.ts', './core/attacks.js', 'the core is compiled apart'],
  ['src/solver/core/b.ts', '../solve.js', 'the core sees only itself'],
  ['src/log.ts', './chess/fen.js', 'files for everybody see nobody'],
  ['src/attic/a.ts', '../result.js', 'every room is on the list'],
  ['src/chess/b.ts', '../../test/helper.js', 'the product does not see its tests'],
  ['src/fronts/web/page/a.ts', '../front.js', 'the page sees only itself'],
  ['commands/d.ts', 'discord.js', 'discord.js only in src/fronts/discord'],
  ['src/fronts/discord/d.ts', 'hono', 'hono only in src/fronts/web'],
  ['src/fronts/web/b.ts', 'canvas', 'canvas only in src/board'],
  ['src/jobs/b.ts', 'kysely', 'kysely only in src/store'],
  [
    'commands/e.ts',
    'better-sqlite3',
    'better-sqlite3 only in src/store and bench/boards/naive.ts and bench/daily/fill.ts',
  ],
  ['src/jobs/c.ts', 'piscina', 'piscina only in src/proving and src/compose and src/verify-pack and src/board'],
  ['src/play/b.ts', 'fast-check', 'no development packages in the product'],
  ['src/play/c.ts', 'minimist', 'no packages that package.json does not name'],
  ['src/play/d.ts', './not-there.js', 'no imports of nothing'],
  ['src/play/e.ts', './f.js', 'no cycles'],
  ['src/play/g.ts', './judge.js', 'no orphans'],
  ['src/jobs/d.ts', '../../bench/mates.js', 'the product does not see its tests'],
  ['test/discord-server/src/a.ts', '../../../src/result.js', 'the local Discord stands alone'],
  ['test/a.ts', './discord-server/src/server.js', 'the local Discord has one door'],
  ['bench/a.ts', '../test/helper.js', 'bench sees only src'],
  ['bench/b.ts', '../commands/index.js', 'bench sees only src'],
  ['bench/c.ts', '../src/solver/core/attacks.js', 'the core is compiled apart'],
  [
    'bench/d.ts',
    'better-sqlite3',
    'better-sqlite3 only in src/store and bench/boards/naive.ts and bench/daily/fill.ts',
  ],
  ['bench/e.ts', './f.js', 'no cycles'],
  ['bench/g.ts', './mates.js', 'no orphans in bench'],
] as const;

describe('the rooms', () => {
  let house: TemporaryProject;
  beforeAll(() => {
    house = makeTemporaryProject(IN_ORDER);
  });
  afterAll(() => house.remove());

  it('are in order in this project', async () => {
    const { code, said } = await checkRooms(projectRoot);
    expect(code, said).toBe(0);
  });

  it('may use all that is below them', async () => {
    const { code, said } = await checkRooms(house.root);
    expect(code, said).toBe(0);
  });
});

describe('an import that points the wrong way', () => {
  let house: TemporaryProject;
  let found: { readonly code: number; readonly said: string };
  beforeAll(async () => {
    house = makeTemporaryProject(IN_ORDER);
    house.write({ 'test/helper.ts': 'export const help = 1;', 'src/play/f.ts': `import './e.js';` });
    house.write({ 'bench/f.ts': `import './e.js';` });
    house.write({ 'src/solver/types.ts': `import type { Store } from '../store/store.js';` });
    house.write(Object.fromEntries(FAULTS.map(([from, to]) => [from, `import '${to}';`])));
    found = await checkRooms(house.root);
  });
  afterAll(() => house.remove());

  it('fails the check', () => expect(found.code).toBeGreaterThan(0));

  it.each(FAULTS)('%s importing %s is found', (from, _, rule) => {
    const lines = found.said.split('\n').filter((line) => line.includes(`${rule}: ${from}`));
    expect(lines, found.said).not.toEqual([]);
  });

  it('is found too when it imports only a type', () => {
    expect(found.said).toContain('src/solver sees only what is below it: src/solver/types.ts → src/store/store.ts');
  });
});
