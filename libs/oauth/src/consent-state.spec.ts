import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ConsentState } from './consent-state.js';

const secret = 's'.repeat(40);
const minute = 60_000;

describe('the state of a consent page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const states = new ConsentState(secret, 'calendars');

  it('is valid for the user and the provider it was made for, for fifteen minutes', () => {
    const state = states.create('google', 'user-1');
    expect(states.isValid(state, 'google', 'user-1')).toBe(true);
    expect(new ConsentState(secret, 'calendars').isValid(state, 'google', 'user-1')).toBe(true);
    expect(states.isValid(state, 'google', 'user-2')).toBe(false);
    expect(states.isValid(state, 'microsoft', 'user-1')).toBe(false);
    expect(new ConsentState(secret, 'webinars').isValid(state, 'google', 'user-1')).toBe(false);
    jest.advanceTimersByTime(15 * minute - 1);
    expect(states.isValid(state, 'google', 'user-1')).toBe(true);
    jest.advanceTimersByTime(2);
    expect(states.isValid(state, 'google', 'user-1')).toBe(false);
  });

  it.each(['', '.', '..', 'zzzzzzzzz.x.y', 'a.b.c.d', '-1.x.y', 'NaN..', '9'.repeat(400)])('is never %j', (state) => {
    expect(states.isValid(state, 'google', 'user-1')).toBe(false);
  });

  it('cannot be given more time', () => {
    const [, ...rest] = states.create('google', 'user-1').split('.');
    const later = (Date.now() + 60 * minute).toString(36);
    expect(states.isValid([later, ...rest].join('.'), 'google', 'user-1')).toBe(false);
  });

  it('has a PKCE verifier of its own, in the form of RFC 7636', () => {
    const [one, two] = [states.create('google', 'user-1'), states.create('google', 'user-1')];
    expect(states.verifierOf(one)).toMatch(/^[\w.~-]{43,128}$/);
    expect(states.verifierOf(one)).not.toBe(states.verifierOf(two));
  });
});
