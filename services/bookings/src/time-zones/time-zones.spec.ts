import { describe, expect, it } from '@jest/globals';
import { offsetMinutes } from '@linkyard/languages';
import { timeZones } from './time-zones.js';

describe('time zones', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');

  it.each([
    ['Europe/Berlin', 60, 120],
    ['America/New_York', -300, -240],
    ['Asia/Kolkata', 330, 330],
    ['Australia/Lord_Howe', 660, 630],
    ['America/Sao_Paulo', -180, -180],
    ['UTC', 0, 0],
  ])('%s lies %d minutes east of UTC in January and %d in July', (zone, january, july) => {
    expect(offsetMinutes(winter, zone)).toBe(january);
    expect(offsetMinutes(summer, zone)).toBe(july);
  });

  it('are listed west to east with a label a person can read', () => {
    const zones = timeZones(winter);
    const offsets = zones.map(({ offsetMinutes }) => offsetMinutes);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect(zones.find(({ zone }) => zone === 'America/New_York')?.label).toBe('(UTC-05:00) America/New York');
  });
});
