import { describe, expect, it } from '@jest/globals';
import { momentOfZonedInput, zonedInput } from './zoned-input.js';

describe('a wall clock of a zone', () => {
  it.each([
    ['2026-01-15T09:00', 'Europe/Berlin', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T09:00', 'Europe/Berlin', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00', 'Asia/Kolkata', '2026-07-15T03:30:00.000Z'],
    ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    ['2026-01-15T09:00', 'Australia/Lord_Howe', '2026-01-14T22:00:00.000Z'],
  ])('%s in %s is %s, and back', (value, zone, moment) => {
    expect(momentOfZonedInput(value, zone)).toBe(moment);
    expect(zonedInput(moment, zone)).toBe(value);
  });
  it('is a moment even in the hour a clock change leaves out, and none while it is not filled in', () => {
    expect(momentOfZonedInput('2026-03-29T02:30', 'Europe/Berlin')).toMatch(/^2026-03-29T0[01]:30/);
    expect(momentOfZonedInput('', 'Europe/Berlin')).toBeNull();
  });
});
