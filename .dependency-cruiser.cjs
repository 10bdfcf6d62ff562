// The rooms of the house and the one way in which imports point. `npm run rooms` checks them.

/** What a puzzle, a member, a server and a game are, and what each of them asks of a database. */
const DOMAIN = ['src/games', 'src/engine', 'src/puzzles', 'src/people', 'src/servers', 'src/play'];

/**
 * From the ground up: each room sees the rooms that are named after it, itself, and `src/shared`. There is no exception for
 * a single file. A room inside another one (`src/pictures/drawing`) is a room of its own: who sees the outer one does not
 * see it.
 */
const SEES = {
  'src/shared': [],
  'src/games': [],
  'src/engine': ['src/games'],
  'src/puzzles': ['src/games', 'src/engine'],
  'src/people': ['src/games', 'src/puzzles'],
  'src/servers': ['src/people'],
  'src/play': ['src/games', 'src/engine', 'src/puzzles', 'src/people', 'src/servers'],
  // What a picture is: data that everybody may make, send and read. Drawing it is for the room inside alone.
  'src/pictures': ['src/games'],
  'src/pictures/drawing': ['src/games', 'src/pictures'],
  'src/texts': ['src/games', 'src/puzzles', 'src/people', 'src/servers', 'src/play'],
  // What all of these ask for, from a database. Nobody asks it by name but who opens it.
  'src/store': [...DOMAIN],
  'src/work': [...DOMAIN],
  'src/bot': [...DOMAIN, 'src/work', 'src/texts', 'src/pictures'],
  // What several commands, or commands and posts, show.
  'src/views': [...DOMAIN, 'src/texts', 'src/pictures', 'src/bot'],
  'src/posting': [...DOMAIN, 'src/texts', 'src/pictures', 'src/bot', 'src/views'],
  commands: [...DOMAIN, 'src/work', 'src/texts', 'src/pictures', 'src/bot', 'src/views'],
  // What a live board asks for beside the commands: the same play as data.
  'src/live': [...DOMAIN, 'src/texts', 'src/pictures', 'src/bot', 'src/views'],
  // Front ends do not know a single command, nor each other.
  'src/fronts/discord': ['src/games', 'src/texts', 'src/pictures', 'src/bot'],
  'src/fronts/web': ['src/games', 'src/texts', 'src/pictures', 'src/bot', 'src/live'],
  // The programs for a terminal; they do not know each other, only what they have in common.
  'src/cli/program': ['src/games', 'src/engine', 'src/puzzles'],
  'src/cli/solve': ['src/games', 'src/engine', 'src/puzzles', 'src/texts', 'src/cli/program'],
  'src/cli/compose': ['src/games', 'src/engine', 'src/puzzles', 'src/cli/program'],
  'src/cli/verify-pack': ['src/games', 'src/engine', 'src/puzzles', 'src/cli/program'],
  'src/cli/puzzles': [...DOMAIN, 'src/store', 'src/work', 'src/texts', 'src/cli/program'],
  // Puts everything together.
  'src/app': [
    ...DOMAIN,
    'src/store',
    'src/work',
    'src/texts',
    'src/pictures',
    'src/pictures/drawing',
    'src/bot',
    'src/posting',
    'src/live',
    'src/fronts',
    'commands',
  ],
};

/** Packages that stay behind one door. */
const ONLY_IN = {
  'discord.js': ['src/fronts/discord'],
  hono: ['src/fronts/web'],
  '@hono/node-server': ['src/fronts/web'],
  canvas: ['src/pictures/drawing'],
  kysely: ['src/store'],
  'better-sqlite3': ['src/store', 'bench'],
  piscina: ['src/engine/pool', 'src/puzzles/composing', 'src/pictures/drawing'],
  chessground: ['src/pictures/drawing', 'src/fronts/web'],
  preact: ['src/fronts/web'],
  '@preact/signals': ['src/fronts/web'],
  'temporal-polyfill': ['src/people'],
};

/** What the page is made with; they run in browsers. */
const PAGE_PACKAGES = [
  ...['preact', '@preact/signals', 'chessground', 'chessops'].map((name) => `^node_modules/${name}/`),
  '^virtual:looks[.]css$',
];

/** Nothing imports them: they are started. */
const ENTRY_POINTS = [
  '^src/main[.]ts$',
  '^src/cli/(solve|puzzles|compose|verify-pack)/main[.]ts$',
  '^src/engine/core/index[.]ts$',
  '^src/engine/pool/runner[.]ts$',
  '^src/(puzzles/proving|puzzles/composing|pictures/drawing)/worker[.]ts$',
  '^src/fronts/web/page/main[.]ts$',
];

/** The same in the benchmarks; what only they lead to is no part of the product. */
const BENCH_ENTRY_POINTS = [
  '^bench/main[.]ts$',
  '^bench/fit[.]ts$',
  '^bench/pack[.]ts$',
  '^bench/keys-thread[.]ts$',
  '^bench/memory-probe[.]ts$',
];

const escaped = (text) => text.replace(/[.]/g, '[.]');

/** What is in this room, or in any room of this folder; but not what is in a room inside this one. */
const inside = (path) => {
  const inner = path in SEES ? Object.keys(SEES).filter((room) => room.startsWith(`${path}/`)) : [];
  const apart = inner.map((room) => `(?!${escaped(room.slice(path.length + 1))}/)`);
  return `${escaped(path)}/${apart.join('')}`;
};
const starting = (paths) => `^(${paths.map(inside).join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(SEES).map(([room, seen]) => ({
      name: `${room} sees only what is below it`,
      severity: 'error',
      from: { path: starting([room]) },
      to: { path: '^(src|commands|test|bench|scripts)/', pathNot: starting([room, ...seen, 'src/shared']) },
    })),
    {
      name: 'every room is on the list',
      comment: 'Add a new room to SEES, with what it may see.',
      severity: 'error',
      from: { path: '^src/[^/]+/|^commands/', pathNot: starting(Object.keys(SEES)) },
      to: {},
    },
    {
      name: 'the product does not see its tests',
      severity: 'error',
      from: { path: '^(src|commands)/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'the local Discord stands alone',
      severity: 'error',
      from: { path: '^test/discord-server/', pathNot: '^test/discord-server/test/' },
      to: { path: '^(src|commands|test|bench|scripts)/', pathNot: '^test/discord-server/' },
    },
    {
      name: 'the local Discord has one door',
      severity: 'error',
      from: { path: '^test/', pathNot: '^test/discord-server/' },
      to: { path: '^test/discord-server/', pathNot: '^test/discord-server/index[.]ts$' },
    },
    {
      name: 'bench sees only src',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(commands|test|scripts)/' },
    },
    {
      name: 'the page sees itself, the rules of games and its own packages',
      comment:
        'All of it is bundled for browsers: nothing of the server may come along, but for types, which are gone by then.',
      severity: 'error',
      from: { path: '^src/fronts/web/page/' },
      to: {
        pathNot: ['^src/fronts/web/page/', '^src/games/', '^src/shared/result[.]ts$', ...PAGE_PACKAGES],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the core is compiled apart',
      comment: 'It is AssemblyScript: the rest of the project knows it only through `src/engine/core.ts`.',
      severity: 'error',
      from: { path: '^(src|commands|bench)/', pathNot: '^src/engine/core/' },
      to: { path: '^src/engine/core/' },
    },
    {
      name: 'the core sees only itself',
      severity: 'error',
      from: { path: '^src/engine/core/' },
      to: { pathNot: '^src/engine/core/' },
    },
    ...Object.entries(ONLY_IN).map(([name, rooms]) => ({
      name: `${name} only in ${rooms.join(' and ')}`,
      severity: 'error',
      from: { path: '^(src|commands|bench)/', pathNot: starting(rooms) },
      to: { path: `node_modules/(@types/)?${escaped(name)}/` },
    })),
    {
      name: 'no development packages in the product',
      severity: 'error',
      from: { path: '^(src|commands)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no packages that package.json does not name',
      severity: 'error',
      from: { path: '^(src|commands|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no imports of nothing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no orphans',
      comment: 'Nothing that is started leads to this file: it is left over.',
      severity: 'error',
      from: { path: ENTRY_POINTS },
      to: { path: '^(src|commands)/', pathNot: ENTRY_POINTS, reachable: false },
    },
    {
      name: 'no orphans in bench',
      severity: 'error',
      from: { path: BENCH_ENTRY_POINTS },
      to: { path: '^bench/', pathNot: BENCH_ENTRY_POINTS, reachable: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
