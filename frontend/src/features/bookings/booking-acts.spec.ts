import { describe, expect, it } from '@jest/globals';
import { actsFor, canMove } from './booking-acts.js';

const now = Date.parse('2026-11-23T10:00:00Z');
const past = '2026-11-23T09:00:00Z';
const future = '2026-11-23T11:00:00Z';

describe('what a host can do with a booking', () => {
  it.each([
    ['awaitingApproval', future, ['approve', 'reject']],
    ['confirmed', future, ['cancel']],
    ['confirmed', past, ['complete', 'noShow']],
    ['cancelled', future, []],
    ['rescheduled', future, []],
  ] as const)('is decided by state and end: %s, %s', (state, endAt, acts) => {
    expect(actsFor({ state, endAt }, now)).toEqual(acts);
  });

  it('moves only what is still to come', () => {
    expect(canMove({ state: 'confirmed', startAt: future }, now)).toBe(true);
    expect(canMove({ state: 'confirmed', startAt: past }, now)).toBe(false);
    expect(canMove({ state: 'cancelled', startAt: future }, now)).toBe(false);
  });
});
