import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ConsentState } from './consent-state.js';

const secret = 's'.repeat(40);
const minute = 60_000;

describe('the state of a consent page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const ana = { userId: 'user-1', tenantId: null };
  const tenantId = '665f00000000000000000001';
  const states = new ConsentState(secret, 'calendars');

  it('is valid for the user and the provider it was made for, for fifteen minutes', () => {
    const state = states.create('google', ana);
    expect(states.isValid(state, 'google', ana)).toBe(true);
    expect(new ConsentState(secret, 'calendars').isValid(state, 'google', ana)).toBe(true);
    expect(states.isValid(state, 'google', { ...ana, userId: 'user-2' })).toBe(false);
    expect(states.isValid(state, 'microsoft', ana)).toBe(false);
    expect(new ConsentState(secret, 'webinars').isValid(state, 'google', ana)).toBe(false);
    jest.advanceTimersByTime(15 * minute - 1);
    expect(states.isValid(state, 'google', ana)).toBe(true);
    jest.advanceTimersByTime(2);
    expect(states.isValid(state, 'google', ana)).toBe(false);
  });

  it('of one site is not valid at another, and leads back to its own, also when it has expired', () => {
    const bo = { userId: 'user-1', tenantId };
    const state = states.create('google', bo);
    expect(states.isValid(state, 'google', bo)).toBe(true);
    for (const other of [null, '665f00000000000000000002'])
      expect(states.isValid(state, 'google', { ...bo, tenantId: other })).toBe(false);
    expect(states.isValid(states.create('google', ana), 'google', bo)).toBe(false);
    jest.advanceTimersByTime(60 * minute);
    expect(states.tenantOf(state, 'google')).toEqual({ tenantId });
    expect(states.tenantOf(states.create('google', ana), 'google')).toEqual({ tenantId: null });
  });

  it('leads nowhere with another tenant written into it', () => {
    const parts = states.create('google', { userId: 'user-1', tenantId }).split('.');
    for (const other of ['', '665f00000000000000000002'])
      expect(states.tenantOf([...parts.slice(0, 2), other, ...parts.slice(3)].join('.'), 'google')).toBeNull();
    expect(states.tenantOf(parts.join('.'), 'microsoft')).toBeNull();
  });

  it.each(['', '.', '..', 'zzzzzzzzz.x.y', 'a.b.c.d', '-1.x.y', 'NaN..', '9'.repeat(400)])('is never %j', (state) => {
    expect(states.isValid(state, 'google', ana)).toBe(false);
  });

  it('cannot be given more time', () => {
    const [, ...rest] = states.create('google', ana).split('.');
    const later = (Date.now() + 60 * minute).toString(36);
    expect(states.isValid([later, ...rest].join('.'), 'google', ana)).toBe(false);
  });

  it('has a PKCE verifier of its own, in the form of RFC 7636', () => {
    const [one, two] = [states.create('google', ana), states.create('google', ana)];
    expect(states.verifierOf(one)).toMatch(/^[\w.~-]{43,128}$/);
    expect(states.verifierOf(one)).not.toBe(states.verifierOf(two));
  });
});
