import { describe, expect, it } from '@jest/globals';
import { dueFor, startOf } from './delivery-time.js';

const now = new Date('2026-11-26T10:00:00Z');
const at = new Date('2026-11-27T08:00:00Z'); // 09:00 in Berlin
const berlin = { at, timeZone: 'Europe/Berlin', inFollowersZone: true };
const due = (zone: string, plan: Parameters<typeof dueFor>[0]) => dueFor(plan, zone, now).toISOString();

describe('when a follower gets a message', () => {
  it('is at once without a time', () => {
    const schedule = { at: null, timeZone: 'UTC', inFollowersZone: false };
    expect(due('Asia/Tokyo', { schedule, quietHours: null })).toBe(now.toISOString());
    expect(startOf({ schedule }, now)).toEqual(now);
  });

  it('is one moment for all, or the same time of day for each', () => {
    const schedule = { ...berlin, inFollowersZone: false };
    expect(due('Asia/Tokyo', { schedule, quietHours: null })).toBe('2026-11-27T08:00:00.000Z');
    expect(due('Asia/Tokyo', { schedule: berlin, quietHours: null })).toBe('2026-11-27T00:00:00.000Z');
    expect(due('America/New_York', { schedule: berlin, quietHours: null })).toBe('2026-11-27T14:00:00.000Z');
    expect(startOf({ schedule: berlin }, now).toISOString()).toBe('2026-11-26T19:00:00.000Z');
  });

  it('is at once where that time of day is over', () => {
    const schedule = { ...berlin, at: new Date('2026-11-26T09:00:00Z') }; // 10:00 in Berlin
    expect(due('Asia/Tokyo', { schedule, quietHours: null })).toBe(now.toISOString());
  });

  it('keeps the time of day over a change of the clocks, and leaves a skipped hour', () => {
    const schedule = { at: new Date('2027-03-28T02:30:00Z'), timeZone: 'UTC', inFollowersZone: true };
    expect(due('Europe/Berlin', { schedule, quietHours: null })).toBe('2027-03-28T01:30:00.000Z');
    expect(due('Africa/Lagos', { schedule, quietHours: null })).toBe('2027-03-28T01:30:00.000Z');
  });

  it.each([
    ['22:00', '08:00', '2026-11-27T22:30:00Z', '2026-11-28T08:00:00.000Z'],
    ['22:00', '08:00', '2026-11-27T03:00:00Z', '2026-11-27T08:00:00.000Z'],
    ['22:00', '08:00', '2026-11-27T08:00:00Z', '2026-11-27T08:00:00.000Z'],
    ['22:00', '08:00', '2026-11-27T21:59:00Z', '2026-11-27T21:59:00.000Z'],
    ['12:00', '14:00', '2026-11-27T13:00:00Z', '2026-11-27T14:00:00.000Z'],
    ['12:00', '12:00', '2026-11-27T12:00:00Z', '2026-11-27T12:00:00.000Z'],
  ])('is not between %s and %s', (from, to, wished, expected) => {
    const schedule = { at: new Date(wished), timeZone: 'UTC', inFollowersZone: false };
    expect(due('UTC', { schedule, quietHours: { from, to } })).toBe(expected);
  });

  it('counts quiet hours on the follower’s clock', () => {
    const schedule = { at: new Date('2026-11-27T14:00:00Z'), timeZone: 'UTC', inFollowersZone: false }; // 23:00 in Tokyo
    const quietHours = { from: '22:00', to: '08:00' };
    expect(due('Asia/Tokyo', { schedule, quietHours })).toBe('2026-11-27T23:00:00.000Z');
  });
});
