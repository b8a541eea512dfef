import { describe, expect, it } from '@jest/globals';
import { clockAt, clockOfDates, dayRange, sameWallClock, sameWeekdayOfMonth } from './zone-clock.js';

const hoursOf = (zone: string, date: string) => {
  const { from, to } = dayRange(zone, date);
  return (to - from) / 3_600_000;
};
const instants = (zone: string, date: string, clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number);
  const known = clockOfDates(zone, date, date);
  return known.instantsOf(date, (hours ?? 0) * 60 + (minutes ?? 0)).map((at) => known.isoAt(at));
};

describe('the wall clock of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', []],
    ['Europe/Berlin', '2026-10-25', '02:30', ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00']],
    ['America/New_York', '2026-11-01', '01:30', ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00']],
    ['America/New_York', '2026-03-08', '02:00', []],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', []],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', ['2026-10-04T02:30:00+11:00']],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30']],
    ['Pacific/Apia', '2011-12-30', '12:00', []],
    ['Asia/Kolkata', '2026-06-01', '09:00', ['2026-06-01T09:00:00+05:30']],
    ['America/Sao_Paulo', '2026-11-01', '00:30', ['2026-11-01T00:30:00-03:00']],
    ['Africa/Cairo', '2026-04-24', '00:30', []],
  ])('in %s on %s at %s is %j', (zone, date, clock, expected) => {
    expect(instants(zone, date, clock)).toEqual(expected);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Pacific/Apia', '2011-12-30', 0],
    ['UTC', '2026-03-29', 24],
  ])('gives %s on %s %d hours', (zone, date, hours) => {
    expect(hoursOf(zone, date)).toBe(hours);
  });

  it('stays the same some weeks later', () => {
    const before = Date.parse('2026-03-25T09:00:00+01:00');
    const iso = (at: number) => clockOfDates('Europe/Berlin', '2026-04-01', '2026-04-30').isoAt(at);
    expect(iso(sameWallClock('Europe/Berlin', before, { weeks: 1 }))).toBe('2026-04-01T09:00:00+02:00');
  });

  it.each([
    ['2026-12-03T10:00:00+01:00', 1, '2027-01-07T10:00:00+01:00'],
    ['2026-03-25T09:00:00+01:00', 1, '2026-04-22T09:00:00+02:00'],
    ['2026-10-29T09:00:00+01:00', 1, '2026-11-26T09:00:00+01:00'],
    ['2026-10-29T09:00:00+01:00', 2, '2026-12-31T09:00:00+01:00'],
  ])('stays the same on the same weekday of a later month: %s, %d', (start, months, later) => {
    const at = sameWeekdayOfMonth('Europe/Berlin', Date.parse(start), months);
    expect(clockAt('Europe/Berlin', at).isoAt(at)).toBe(later);
  });

  it('refuses a zone and a date that are none', () => {
    expect(() => dayRange('Mars/Olympus', '2026-01-01')).toThrow(RangeError);
    expect(() => dayRange('UTC', '2026-02-31x')).toThrow(RangeError);
  });
});
