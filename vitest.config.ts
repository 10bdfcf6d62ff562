import { defineConfig } from 'vitest/config';

/** The product as people meet it: through a chat, a page, a terminal, on a fresh machine. */
const PRODUCT = ['app', 'cli', 'commands', 'dialogues', 'discord-server', 'fronts', 'posting', 'setup'];

/** What takes more than some seconds: years of play, exhaustive searches, whole programs. */
const SLOW = 'test/**/*.slow.test.ts';

const productFiles = PRODUCT.map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ['test/support/postgres-setup.ts'],
    setupFiles: ['test/fast-check-seed.ts'],
    // node-canvas crashes the run when tests share a process through worker threads.
    pool: 'forks',
    // On two cores vitest would use one; most tests wait for a disk or a thread now and then.
    maxWorkers: '100%',
    reporters: ['default', './scripts/count-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ['test/**/*.test.ts'], exclude: [SLOW, ...productFiles] } },
      { extends: true, test: { name: 'product', include: productFiles, exclude: [SLOW] } },
      // A limit only for what hangs: an exhaustive search takes longer beside other work.
      { extends: true, test: { name: 'slow', include: [SLOW], testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
  },
});
