/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/**
 * What a jest run counted. A suite that could not even load has no tests in it and counts as one failure.
 * @param {object} report  jest's --json output
 * @returns {Counts}
 */
export function jestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What a playwright run counted. A journey that passed on its second try has passed.
 * @param {object} report  playwright's json reporter
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors = [] }) {
  const failed = stats.unexpected + (stats.unexpected === 0 ? errors.length : 0);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/** A step that is one check. @returns {Counts} */
export const oneCheck = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * The counts of a runner: never a pass when the runner itself said no.
 * @param {number} code  the runner's exit code
 * @param {Counts | undefined} counts  undefined when it left no report
 */
export function settle(code, counts) {
  if (!counts) return oneCheck(false);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export function total(all) {
  const sum = (field) => all.reduce((result, counts) => result + counts[field], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** 'N passed, N failed', and ', N skipped' only when some were. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
