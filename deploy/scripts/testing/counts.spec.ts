import { describe, expect, it } from '@jest/globals';
import {
  countsOfBoth,
  failedFiles,
  jestCounts,
  jestTimes,
  playwrightCounts,
  playwrightTimes,
  settle,
  slowest,
  summary,
  total,
} from './counts.mjs';
import { plan, stepLine, tail } from './plan.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};

describe('counting', () => {
  it('counts a suite that does not load as a failure', () => {
    expect(jestCounts(jestReport)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('counts a journey that passed on its second try as passed', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 1 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it('counts an error outside of any journey', () => {
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [{ message: 'cannot load' }] }).failed).toBe(1);
  });

  it('never calls a run passed whose runner said no', () => {
    expect(settle(1, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(settle(0, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(settle(0, { passed: 3, failed: 0, skipped: 0 }).failed).toBe(0);
  });

  it('ends with the line that CI reads', () => {
    const all = total([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 5, failed: 0, skipped: 0 },
    ]);
    expect(summary(all)).toBe('6 passed, 0 failed');
    expect(summary({ ...all, skipped: 2 })).toBe('6 passed, 0 failed, 2 skipped');
  });
});

const suite = (name: string, ...statuses: string[]) => ({
  name,
  startTime: 1_000,
  endTime: 3_500,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const jestRun = (passed: number, failed: number, ...testResults: object[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});

describe('failed files that run once more', () => {
  const first = jestRun(3, 1, suite('/a', 'passed', 'passed'), suite('/b', 'passed', 'failed'));

  it('are the ones with a failed test', () => {
    expect(failedFiles(first)).toEqual(['/b']);
  });

  it('count as they did the second time, whichever way that went', () => {
    const passes = jestRun(2, 0, suite('/b', 'passed', 'passed'));
    const fails = jestRun(1, 1, suite('/b', 'passed', 'failed'));
    expect(countsOfBoth(first, passes)).toEqual({ passed: 4, failed: 0, skipped: 0 });
    expect(countsOfBoth(first, fails)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});

describe('the slowest suites', () => {
  it('are reported by both runners and sorted', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const journeys = { suites: [{ file: 'b.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500, 2_500)] }] }] };
    const times = [...jestTimes(jestRun(1, 0, suite('/a', 'passed'))), ...playwrightTimes(journeys)];
    expect(slowest(times)).toEqual([
      { name: 'b.spec.ts', seconds: 4 },
      { name: '/a', seconds: 2.5 },
    ]);
    expect(slowest(times, 1)).toHaveLength(1);
  });
});

describe('the plan', () => {
  it('keeps the order of the steps', () => {
    expect(plan('e2e,unit')).toEqual(['unit', 'e2e']);
    expect(plan(undefined)).toHaveLength(12);
  });

  it('refuses a step that there is not', () => {
    expect(() => plan('units')).toThrow('There is no test step "units". The steps are format, lint');
  });

  it('marks a failed step and keeps the end of its output', () => {
    expect(stepLine('lint', { passed: 0, failed: 1, skipped: 0 }, 2.2)).toMatch(/✗ lint +0 passed, 1 failed  2\.2 s$/);
    expect(tail('1\n2\n3\n', 2)).toBe('… 1 lines before\n2\n3');
  });
});
