import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawRooms } from '../../scripts/rooms-diagram.mjs';
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
  'src/shared/result.ts': 'export const ok = 1;',
  'src/main.ts': `import './app/app.js'; import './shared/result.js';`,
  'src/app/app.ts': `import '../../commands/index.js'; import '../store/store.js'; import '../posting/daily.js';
    import '../fronts/discord/front.js'; import '../fronts/web/front.js'; import '../pictures/drawing/draw.js';`,
  'src/games/chess/fen.ts': `import 'chessops/fen'; import '../../shared/result.js';`,
  'src/engine/mate/solve.ts': `import '../../games/chess/fen.js';`,
  'src/engine/core/index.ts': `import './attacks';`,
  'src/engine/core/attacks.ts': 'export const rays = 1;',
  'src/engine/pool/pool.ts': `import 'piscina';`,
  'src/puzzles/draft.ts': `import '../engine/pool/pool.js'; import '../games/chess/fen.js'; import '../engine/mate/solve.js';`,
  'src/people/streak.ts': `import '../shared/result.js';`,
  'src/servers/settings.ts': `import '../people/streak.js';`,
  'src/play/judge.ts': `import '../games/chess/fen.js'; import '../servers/settings.js';`,
  'src/store/store.ts': `import 'kysely'; import 'better-sqlite3'; import '../puzzles/draft.js'; import '../play/judge.js';`,
  'src/work/prove.ts': `import '../play/judge.js';`,
  'src/pictures/picture.ts': `import '../games/chess/fen.js';`,
  'src/pictures/drawing/draw.ts': `import 'canvas'; import '../picture.js'; import '../../games/chess/fen.js';`,
  'src/texts/en.ts': `import '../play/judge.js';`,
  'src/bot/bot.ts': `import '../pictures/picture.js'; import '../play/judge.js'; import '../texts/en.js';`,
  'src/views/board.ts': `import '../bot/bot.js'; import '../pictures/picture.js'; import '../play/judge.js';`,
  'src/posting/daily.ts': `import '../bot/bot.js'; import '../views/board.js';`,
  'commands/index.ts': `import './puzzle.js';`,
  'commands/puzzle.ts': `import '../src/bot/bot.js'; import '../src/views/board.js'; import '../src/work/prove.js'; import '../src/play/judge.js';`,
  'src/cli/program/screen.ts': 'export const screen = 1;',
  'src/cli/solve/main.ts': `import 'commander'; import '../program/screen.js'; import '../../puzzles/draft.js';`,
  'src/cli/puzzles/main.ts': `import '../program/screen.js'; import '../../work/prove.js';`,
  'src/fronts/discord/front.ts': `import 'discord.js'; import '../../bot/bot.js';`,
  'src/fronts/web/front.ts': `import 'hono'; import type {} from './page/wire.js'; import '../../bot/bot.js';`,
  'src/fronts/web/page/main.ts': `import './wire.js';`,
  'src/fronts/web/page/wire.ts': 'export type Wire = string;',
  'test/discord-server/index.ts': `import './src/server.js';`,
  'test/discord-server/src/server.ts': 'export const server = 1;',
  'bench/main.ts': `import './mates.js';`,
  'bench/mates.ts': `import '../src/engine/mate/solve.js'; import '../src/store/store.js'; import 'better-sqlite3';`,
};

/** One fault each: who imports what, and the rule that must say no. */
const FAULTS = [
  ['src/shared/a.ts', '../games/chess/fen.js', 'src/shared sees only what is below it'],
  ['src/games/chess/a.ts', '../../store/store.js', 'src/games sees only what is below it'],
  ['src/engine/mate/a.ts', '../../puzzles/draft.js', 'src/engine sees only what is below it'],
  ['src/puzzles/a.ts', '../play/judge.js', 'src/puzzles sees only what is below it'],
  ['src/people/a.ts', '../play/judge.js', 'src/people sees only what is below it'],
  ['src/play/a.ts', '../store/store.js', 'src/play sees only what is below it'],
  ['src/store/a.ts', '../work/prove.js', 'src/store sees only what is below it'],
  ['src/servers/a.ts', '../play/judge.js', 'src/servers sees only what is below it'],
  ['src/work/e.ts', '../store/store.js', 'src/work sees only what is below it'],
  ['src/bot/b.ts', '../store/store.js', 'src/bot sees only what is below it'],
  ['src/work/a.ts', '../../commands/index.js', 'src/work sees only what is below it'],
  ['src/pictures/a.ts', '../engine/mate/solve.js', 'src/pictures sees only what is below it'],
  ['src/pictures/b.ts', './drawing/draw.js', 'src/pictures sees only what is below it'],
  ['src/pictures/drawing/a.ts', '../../engine/mate/solve.js', 'src/pictures/drawing sees only what is below it'],
  ['src/bot/c.ts', '../pictures/drawing/draw.js', 'src/bot sees only what is below it'],
  ['commands/f.ts', '../src/pictures/drawing/draw.js', 'commands sees only what is below it'],
  ['src/fronts/web/d.ts', '../../pictures/drawing/draw.js', 'src/fronts/web sees only what is below it'],
  ['src/texts/a.ts', '../store/store.js', 'src/texts sees only what is below it'],
  ['src/bot/a.ts', '../../commands/index.js', 'src/bot sees only what is below it'],
  ['src/bot/d.ts', '../views/board.js', 'src/bot sees only what is below it'],
  ['src/views/a.ts', '../../commands/index.js', 'src/views sees only what is below it'],
  ['src/views/b.ts', '../posting/daily.js', 'src/views sees only what is below it'],
  ['src/fronts/discord/c.ts', '../../views/board.js', 'src/fronts/discord sees only what is below it'],
  ['src/posting/a.ts', '../fronts/web/front.js', 'src/posting sees only what is below it'],
  ['commands/a.ts', '../src/fronts/web/front.js', 'commands sees only what is below it'],
  ['commands/b.ts', '../src/posting/daily.js', 'commands sees only what is below it'],
  ['commands/c.ts', '../src/app/app.js', 'commands sees only what is below it'],
  ['src/fronts/web/a.ts', '../discord/front.js', 'src/fronts/web sees only what is below it'],
  ['src/fronts/discord/a.ts', '../web/front.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/discord/b.ts', '../../store/store.js', 'src/fronts/discord sees only what is below it'],
  ['src/fronts/web/c.ts', '../../../commands/puzzle.js', 'src/fronts/web sees only what is below it'],
  ['src/cli/solve/a.ts', '../../store/store.js', 'src/cli/solve sees only what is below it'],
  ['src/cli/solve/b.ts', '../puzzles/main.js', 'src/cli/solve sees only what is below it'],
  ['src/cli/puzzles/a.ts', '../../bot/bot.js', 'src/cli/puzzles sees only what is below it'],
  ['src/engine/mate/b.ts', '../core/attacks.js', 'the core is compiled apart'],
  ['src/engine/core/b.ts', '../mate/solve.js', 'the core sees only itself'],
  ['src/attic/a.ts', '../shared/result.js', 'every room is on the list'],
  ['src/cli/attic/a.ts', '../program/screen.js', 'every room is on the list'],
  ['src/games/chess/b.ts', '../../../test/helper.js', 'the product does not see its tests'],
  ['src/fronts/web/page/a.ts', '../front.js', 'the page sees itself, the rules of games and its own packages'],
  ['commands/d.ts', 'discord.js', 'discord.js only in src/fronts/discord'],
  ['src/fronts/discord/d.ts', 'hono', 'hono only in src/fronts/web'],
  ['src/fronts/web/b.ts', 'canvas', 'canvas only in src/pictures/drawing'],
  ['src/pictures/c.ts', 'canvas', 'canvas only in src/pictures/drawing'],
  ['src/work/b.ts', 'kysely', 'kysely only in src/store'],
  ['commands/e.ts', 'better-sqlite3', 'better-sqlite3 only in src/store and bench'],
  ['src/work/c.ts', 'piscina', 'piscina only in src/engine/pool and src/puzzles/composing and src/pictures/drawing'],
  ['src/play/b.ts', 'fast-check', 'no development packages in the product'],
  ['src/play/c.ts', 'minimist', 'no packages that package.json does not name'],
  ['src/play/d.ts', './not-there.js', 'no imports of nothing'],
  ['src/play/e.ts', './f.js', 'no cycles'],
  ['src/play/g.ts', './judge.js', 'no orphans'],
  ['src/work/d.ts', '../../bench/mates.js', 'the product does not see its tests'],
  ['test/discord-server/src/a.ts', '../../../src/shared/result.js', 'the local Discord stands alone'],
  ['test/a.ts', './discord-server/src/server.js', 'the local Discord has one door'],
  ['bench/a.ts', '../test/helper.js', 'bench sees only src'],
  ['bench/b.ts', '../commands/index.js', 'bench sees only src'],
  ['bench/c.ts', '../src/engine/core/attacks.js', 'the core is compiled apart'],
  ['bench/e.ts', './f.js', 'no cycles'],
  ['bench/g.ts', './mates.js', 'no orphans in bench'],
] as const;

/** All sources are read, which takes seconds, and minutes beside other work. */
const READING_MS = 300_000;

describe('the rooms', () => {
  let house: TemporaryProject;
  beforeAll(() => {
    house = makeTemporaryProject(IN_ORDER);
  });
  afterAll(() => house.remove());

  it(
    'are in order in this project',
    async () => {
      const { code, said } = await checkRooms(projectRoot);
      expect(code, said).toBe(0);
    },
    READING_MS,
  );

  it(
    'are drawn in CONTRIBUTING.md as they are: `npm run rooms:diagram` draws them anew',
    () => {
      expect(readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')).toContain(drawRooms());
    },
    READING_MS,
  );

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
    house.write({ 'src/games/types.ts': `import type { Store } from '../store/store.js';` });
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
    expect(found.said).toContain('src/games sees only what is below it: src/games/types.ts → src/store/store.ts');
  });
});
