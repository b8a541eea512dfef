import { describe, expect, it } from '@jest/globals';
import { zoneNamed } from './zone-names.js';

describe('the name of a time zone that a visitor types', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['berlin', 'Europe/Berlin'],
    ['New York', 'America/New_York'],
    [' america/new york ', 'America/New_York'],
    ['UTC', 'UTC'],
  ])('is understood: %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone);
  });

  it.each(['', 'Moon/Base'])('names no zone: “%s”', (typed) => {
    expect(zoneNamed(typed)).toBeUndefined();
  });
});
