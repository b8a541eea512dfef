import { describe, expect, it } from '@jest/globals';
import { jestCounts, playwrightCounts, settle, summary, total } from './counts.mjs';
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

describe('the plan', () => {
  it('keeps the order of the steps', () => {
    expect(plan('e2e,unit')).toEqual(['unit', 'e2e']);
    expect(plan(undefined)).toHaveLength(10);
  });

  it('refuses a step that there is not', () => {
    expect(() => plan('units')).toThrow('There is no test step "units". The steps are format, lint');
  });

  it('marks a failed step and keeps the end of its output', () => {
    expect(stepLine('lint', { passed: 0, failed: 1, skipped: 0 }, 2.2)).toMatch(/✗ lint +0 passed, 1 failed  2\.2 s$/);
    expect(tail('1\n2\n3\n', 2)).toBe('… 1 lines before\n2\n3');
  });
});
