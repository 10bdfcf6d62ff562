/** @typedef {import('vitest/reporters').Reporter} Reporter */

/**
 * Ends a test run with its count alone on a line. A file or a group of tests that breaks outside of any test counts as
 * a failure too: its tests never ran.
 * @implements {Reporter}
 */
export default class CountReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
    if (count.skipped > 0) console.log(`${count.skipped} skipped`);
    console.log(`${count.passed} passed, ${count.failed} failed`);
  }
}
