import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
    setupFiles: ['test/fast-check-seed.ts'],
    // node-canvas crashes the run when tests share a process through worker threads.
    pool: 'forks',
    reporters: ['default', './scripts/count-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
