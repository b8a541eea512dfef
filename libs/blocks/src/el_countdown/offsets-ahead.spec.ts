import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

// What a page told is remembered by the module, as by a page: each case has one of its own.
let zones: typeof import('./zone-time.js');
let ahead: typeof import('./offsets-ahead.js');
beforeEach(async () => {
  jest.resetModules();
  zones = await import('./zone-time.js');
  ahead = await import('./offsets-ahead.js');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);

describe('the offsets that a page tells', () => {
  it('are those of the zone, with each change to the minute', () => {
    const minute = (iso: string) => Date.parse(iso) / 60_000;
    expect(ahead.offsetsAhead('Europe/Berlin', now)).toBe(
      [
        `${minute('2026-11-18T00:00Z')}:60`,
        `${minute('2027-03-28T01:00Z')}:120`,
        `${minute('2027-10-31T01:00Z')}:60`,
        `${minute('2027-12-27T00:00Z')}:`,
      ].join(' '),
    );
    expect(ahead.offsetsAhead('Asia/Kathmandu', now).split(' ')).toEqual([
      `${minute('2026-11-18T00:00Z')}:345`,
      `${minute('2027-12-27T00:00Z')}:`,
    ]);
    expect(ahead.offsetsAhead('UTC', now)).toBe('');
  });

  it.each(['Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/St_Johns', 'Pacific/Chatham'])(
    'give the same windows as the calendar does, from the day before until they end: %s',
    (zone) => {
      const moments = Array.from({ length: 397 * 4 }, (_, at) => now + (at - 2) * 6 * 3_600_000 + 61_000);
      const windows = () => moments.map((at) => zones.dailyState(at, zone, '22:00', '06:30'));
      const byCalendar = windows();
      zones.tellOffsets(zone, ahead.offsetsAhead(zone, now));
      expect(windows()).toEqual(byCalendar);
    },
  );

  it('spare the page a calendar of the browser, which would hold up a slow phone while it loads', () => {
    const text = ahead.offsetsAhead('Asia/Tokyo', now);
    const made = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    zones.tellOffsets('Asia/Tokyo', text);
    const isOpen = { isOpen: true, changesAt: Date.UTC(2026, 10, 22, 21) };
    expect(zones.dailyState(now + 3_600_000, 'Asia/Tokyo', '22:00', '06:00')).toEqual(isOpen);
    expect(zones.dailyState(now, 'UTC', '22:00', '06:00').isOpen).toBe(false);
    expect(made).not.toHaveBeenCalled();
  });

  it('leave a page that lay for more than a year to the calendar', () => {
    zones.tellOffsets('Asia/Tokyo', ahead.offsetsAhead('Asia/Tokyo', now));
    const made = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const late = Date.UTC(2028, 5, 1, 13);
    const isOpen = { isOpen: true, changesAt: Date.UTC(2028, 5, 1, 21) };
    expect(zones.dailyState(late, 'Asia/Tokyo', '22:00', '06:00')).toEqual(isOpen);
    expect(made).toHaveBeenCalled();
    expect(zones.dailyState(now - 30 * day, 'Asia/Tokyo', '00:00', '00:00').isOpen).toBe(true);
  });
});
