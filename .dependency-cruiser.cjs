// The rooms of the house and the one way in which imports point. `npm run rooms` checks them.

/** What each room sees besides itself and the files for everybody. */
const SEES = {
  'src/chess': [],
  // Every word that the bot says, in every language.
  'src/texts': ['src/chess', 'src/insight', 'src/play/honours.ts', 'src/library/line-fault.ts'],
  'src/solver': ['src/chess'],
  'src/insight': ['src/chess', 'src/solver'],
  'src/proving': ['src/chess', 'src/solver', 'src/insight'],
  'src/library': ['src/chess', 'src/solver'],
  'src/play': ['src/chess', 'src/solver', 'src/insight', 'src/board/spec.ts', 'src/texts/languages.ts'],
  'src/store': [
    'src/chess',
    'src/solver',
    'src/insight',
    'src/proving',
    'src/library',
    'src/play',
    'src/board/spec.ts',
    'src/texts/languages.ts',
  ],
  'src/jobs': ['src/chess', 'src/solver', 'src/insight', 'src/proving', 'src/library', 'src/play', 'src/store'],
  'src/board': ['src/chess'],
  'src/terminal': ['src/chess', 'src/solver', 'src/proving', 'src/library'],
  'src/compose': ['src/chess', 'src/solver', 'src/insight', 'src/proving', 'src/library', 'src/terminal'],
  'src/verify-pack': ['src/chess', 'src/solver', 'src/library', 'src/terminal'],
  // `npm run puzzles`: the library at a terminal.
  'src/librarian': [
    'src/chess',
    'src/solver',
    'src/insight',
    'src/proving',
    'src/library',
    'src/play',
    'src/store',
    'src/jobs',
    'src/terminal',
    'src/texts',
    'src/config.ts',
  ],
  // Of drawing, a reply knows only what a board shows; of the rest, the names of what commands work with.
  'src/bot': [
    'src/chess',
    'src/texts',
    'src/board/spec.ts',
    'src/insight/stars.ts',
    'src/library/file-fault.ts',
    'src/jobs',
    'src/play',
    'src/store',
  ],
  // What the bot does by itself: posts and reminders.
  'src/herald': ['src/bot', 'src/chess', 'src/texts', 'src/insight', 'src/play', 'src/store', 'src/board/spec.ts'],
  commands: [
    'src/bot',
    'src/texts',
    'src/chess',
    'src/solver',
    'src/insight',
    'src/library',
    'src/play',
    'src/store',
    'src/jobs',
    'src/board/spec.ts',
  ],
  // Front ends do not know a single command. How large a file may be is said once, where files are read.
  'src/fronts/discord': ['src/bot', 'src/chess', 'src/texts', 'src/board/spec.ts', 'src/library/read-file.ts'],
  'src/fronts/web': ['src/bot', 'src/chess', 'src/texts', 'src/board/spec.ts', 'src/library/read-file.ts'],
};

/** Files in `src` itself are `main` and what only `main` needs, but for these. */
const FOR_EVERYBODY = ['src/result.ts', 'src/visible-text.ts', 'src/project.ts', 'src/log.ts', 'src/time.ts'];

/** Packages that stay behind one door. */
const ONLY_IN = {
  'discord.js': ['src/fronts/discord'],
  hono: ['src/fronts/web'],
  '@hono/node-server': ['src/fronts/web'],
  canvas: ['src/board'],
  kysely: ['src/store'],
  // The peer of the leaderboards is what they would be without a store: a query over the attempts.
  'better-sqlite3': ['src/store', 'bench/boards/naive.ts', 'bench/daily/fill.ts'],
  piscina: ['src/proving', 'src/compose', 'src/verify-pack', 'src/board'],
  chessground: ['src/board'],
  'temporal-polyfill': ['src/play'],
};

/** Nothing imports them: they are started. */
const ENTRY_POINTS = [
  '^src/main[.]ts$',
  '^src/terminal/solve[.]ts$',
  '^src/librarian/main[.]ts$',
  '^src/compose/main[.]ts$',
  '^src/verify-pack/main[.]ts$',
  '^src/solver/core/index[.]ts$',
  '^src/(proving|board|compose|verify-pack)/worker[.]ts$',
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
const starting = (paths) => `^(${paths.map((path) => escaped(path) + (path.endsWith('.ts') ? '$' : '/')).join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(SEES).map(([room, seen]) => ({
      name: `${room} sees only what is below it`,
      severity: 'error',
      from: { path: starting([room]) },
      to: { path: '^(src|commands|test|bench|scripts)/', pathNot: starting([room, ...seen, ...FOR_EVERYBODY]) },
    })),
    {
      name: 'files for everybody see nobody',
      severity: 'error',
      from: { path: starting(FOR_EVERYBODY) },
      to: { path: '^(src|commands|test|bench|scripts)/', pathNot: starting(FOR_EVERYBODY) },
    },
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
      name: 'the page sees only itself',
      comment: 'A browser gets the files of this folder and no others; types are gone by then.',
      severity: 'error',
      from: { path: '^src/fronts/web/page/' },
      to: { pathNot: '^src/fronts/web/page/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the core is compiled apart',
      comment: 'It is AssemblyScript: the rest of the project knows it only through `src/solver/core.ts`.',
      severity: 'error',
      from: { path: '^(src|commands|bench)/', pathNot: '^src/solver/core/' },
      to: { path: '^src/solver/core/' },
    },
    {
      name: 'the core sees only itself',
      severity: 'error',
      from: { path: '^src/solver/core/' },
      to: { pathNot: '^src/solver/core/' },
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
    { name: 'no imports of nothing', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
