import { describe, expect, it } from '@jest/globals';
import { cropProblem } from './crop-problem.js';

describe('cropProblem', () => {
  it.each([
    ['image/png', 3 * 1024 * 1024, null],
    ['image/jpeg', 10, null],
    ['image/gif', 10, 'Please upload a valid image file (PNG, JPG, JPEG).'],
    ['', 10, 'Please upload a valid image file (PNG, JPG, JPEG).'],
    ['image/png', 3 * 1024 * 1024 + 1, 'File size should not exceed 3MB.'],
  ])('says of %s with %i bytes: %j', (type, size, problem) => {
    expect(cropProblem({ type, size })).toBe(problem);
  });
});
