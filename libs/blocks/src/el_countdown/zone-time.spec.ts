import { describe, expect, it } from '@jest/globals';
import { dailyState, instantOf, parseWallTime, wallTimeAt } from './zone-time.js';

const instant = (text: string, zone: string) => {
  const wall = parseWallTime(text);
  if (!wall) throw new Error(text);
  return new Date(instantOf(wall, zone)).toISOString();
};

describe('the instant of a wall clock time', () => {
  it.each([
    ['2026-01-15T12:00', 'UTC', '2026-01-15T12:00:00.000Z'],
    ['2026-01-15T12:00', 'Europe/Berlin', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15T12:00', 'Europe/Berlin', '2026-07-15T10:00:00.000Z'],
    ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
    ['2026-06-01T09:30', 'Asia/Kolkata', '2026-06-01T04:00:00.000Z'],
    ['2026-06-01T09:45', 'Asia/Kathmandu', '2026-06-01T04:00:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Apia', '2025-12-31T11:00:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01T00:00', 'America/Sao_Paulo', '2026-01-01T03:00:00.000Z'],
    // Skipped by the spring change: as much later as the clock jumped.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    // Shown twice by the autumn change: the first time.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    // Right before and after a change.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ])('%s in %s', (text, zone, utc) => {
    expect(instant(text, zone)).toBe(utc);
  });

  it('shows the same time back, every half hour around clock changes, in zones of all kinds', () => {
    const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca'];
    const changes = [
      [Date.UTC(2026, 1, 10), Date.UTC(2026, 3, 10)],
      [Date.UTC(2026, 8, 28), Date.UTC(2026, 10, 5)],
    ] as const;
    const wrong: string[] = [];
    for (const zone of zones) {
      for (const [from, to] of changes) {
        for (let at = from; at < to; at += 1_800_000) {
          const wall = wallTimeAt(at, zone);
          const back = instantOf(wall, zone);
          // A repeated hour comes back as its first showing, so the wall clock is compared, and no later instant.
          if (back > at || JSON.stringify(wallTimeAt(back, zone)) !== JSON.stringify(wall)) wrong.push(`${zone} ${at}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([['2026-02-30T10:00'], ['2026-13-01T10:00'], ['2026-01-01T24:00'], ['2026-01-01'], [''], ['now']])(
    '%p is no time',
    (text) => {
      expect(parseWallTime(text)).toBeNull();
    },
  );
});

describe('a daily window', () => {
  const at = (iso: string, zone: string, start: string, end: string) => {
    const { isOpen, changesAt } = dailyState(Date.parse(iso), zone, start, end);
    return [isOpen, new Date(changesAt).toISOString()];
  };
  it.each([
    ['2026-06-01T08:00:00Z', 'Europe/Berlin', '09:00', '18:00', true, '2026-06-01T16:00:00.000Z'],
    ['2026-06-01T06:59:59Z', 'Europe/Berlin', '09:00', '18:00', false, '2026-06-01T07:00:00.000Z'],
    ['2026-06-01T16:00:00Z', 'Europe/Berlin', '09:00', '18:00', false, '2026-06-02T07:00:00.000Z'],
    ['2026-06-01T21:00:00Z', 'UTC', '20:00', '02:00', true, '2026-06-02T02:00:00.000Z'],
    ['2026-06-02T01:00:00Z', 'UTC', '20:00', '02:00', true, '2026-06-02T02:00:00.000Z'],
    ['2026-06-02T03:00:00Z', 'UTC', '20:00', '02:00', false, '2026-06-02T20:00:00.000Z'],
    ['2026-06-01T12:00:00Z', 'Asia/Kolkata', '00:00', '00:00', true, '2026-06-01T18:30:00.000Z'],
    // The day of the change has 23 hours; nine o'clock stays nine o'clock.
    ['2026-03-28T20:00:00Z', 'Europe/Berlin', '09:00', '18:00', false, '2026-03-29T07:00:00.000Z'],
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '00:00', '00:00', true, '2026-03-29T22:00:00.000Z'],
  ])('at %s in %s, %s to %s', (iso, zone, start, end, isOpen, changesAt) => {
    expect(at(iso, zone, start, end)).toEqual([isOpen, changesAt]);
  });
});
