import { describe, expect, it } from '@jest/globals';
import { pictureProblem } from './picture-problem.js';

describe('pictureProblem', () => {
  it.each([
    ['image/png', 3 * 1024 * 1024, null],
    ['image/jpeg', 10, null],
    ['image/gif', 10, 'Please upload a valid image file (PNG, JPG, JPEG).'],
    ['', 10, 'Please upload a valid image file (PNG, JPG, JPEG).'],
    ['image/png', 3 * 1024 * 1024 + 1, 'File size should not exceed 3MB.'],
  ])('says of %s with %i bytes: %j', (type, size, problem) => {
    expect(pictureProblem({ type, size })).toBe(problem);
  });
});
