import { describe, expect, it } from '@jest/globals';
import { mayDoStep } from './onboarding.service.js';

describe('steps of the onboarding', () => {
  it.each([
    [1, 1, true],
    [2, 1, false],
    [1, 3, true],
    [4, 4, true],
    [4, 0, false],
    [1, 0, false],
  ])('step %d while %d is next: %s', (step, next, may) => {
    expect(mayDoStep(step, next)).toBe(may);
  });
});
