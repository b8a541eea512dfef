import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each([
    ['short', 0],
    ['12345678', 1],
    ['aaaaaaaaaaaa', 1],
    ['qwertyplum', 1],
    ['plumtree', 2],
    ['Plumtree19', 3],
    ['plum tree on the hill', 4],
  ])('rates %s with %i', (password, score) => {
    expect(passwordStrength(password).score).toBe(score);
  });

  it('notices the name and the e-mail of the person', () => {
    expect(passwordStrength('Martha-77-oak', ['Martha Weber', 'mw@example.org'])).toEqual({
      score: 1,
      hint: 'Leave out your name and e-mail.',
    });
  });
});
