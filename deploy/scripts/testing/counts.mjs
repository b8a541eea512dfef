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

/** Files of a jest run in which something failed. @param {object} report  jest's --json output @returns {string[]} */
export function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * The counts of a run whose failed files were run once more: those files count as they did the second time.
 * @param {object} first @param {object} second  jest's --json outputs
 * @returns {Counts}
 */
export function countsOfBoth(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const passedBefore = first.testResults
    .filter(({ name }) => again.has(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const [once, twice] = [jestCounts(first), jestCounts(second)];
  return { ...once, passed: once.passed - passedBefore + twice.passed, failed: twice.failed };
}

/**
 * The suites that took longest.
 * @param {{name: string, seconds: number}[]} suites
 */
export function slowest(suites, count = 10) {
  return [...suites].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** Time of each file of a jest run. @param {object} report  jest's --json output */
export function jestTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
}

/** Time of each file of a playwright run. @param {object} report  playwright's json reporter */
export function playwrightTimes({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const milliseconds = (spec) =>
    spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
  return suites.map((suite) => ({
    name: suite.file,
    seconds: specsOf(suite).reduce((sum, spec) => sum + milliseconds(spec), 0) / 1000,
  }));
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
