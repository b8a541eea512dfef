import { afterEach, describe, expect, it } from '@jest/globals';
import { formatDate, relativeTime } from './date.js';
import { setReader } from './reader.js';

afterEach(() => setReader(null));

describe('formatDate', () => {
  it('writes a moment as the product does, in the zone of the reader', () => {
    expect(formatDate('2025-03-05T15:07:00Z', 'UTC')).toBe('5 Mar-2025 3:07 PM');
    expect(formatDate('2025-03-05T23:30:00Z', 'Asia/Tokyo')).toBe('6 Mar-2025 8:30 AM');
  });

  it('follows the clock and the zone of the reader’s profile', () => {
    setReader({ timeZone: 'Asia/Tokyo', timeFormat: 24, weekStart: 1 });
    expect(formatDate('2025-03-05T23:30:00Z')).toBe('6 Mar-2025 08:30');
    expect(formatDate('2025-03-05T23:30:00Z', 'UTC')).toBe('5 Mar-2025 23:30');
    setReader({ timeZone: 'Asia/Tokyo', timeFormat: 12, weekStart: 1 });
    expect(formatDate('2025-03-05T23:30:00Z')).toBe('6 Mar-2025 8:30 AM');
  });

  it('calls midnight and noon twelve', () => {
    expect(formatDate('2025-12-31T00:05:00Z', 'UTC')).toBe('31 Dec-2025 12:05 AM');
    expect(formatDate('2025-12-31T12:05:00Z', 'UTC')).toBe('31 Dec-2025 12:05 PM');
  });

  it('answers nothing for what is no moment', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDate('soon')).toBe('');
  });
});

describe('relativeTime', () => {
  const now = Date.parse('2025-03-05T15:00:00Z');

  it.each([
    ['2025-03-05T14:59:40Z', 'just now'],
    ['2025-03-05T14:55:00Z', '5 minutes ago'],
    ['2025-03-05T14:59:00Z', '1 minute ago'],
    ['2025-03-05T18:30:00Z', 'in 3 hours'],
    ['2025-03-04T15:00:01Z', '23 hours ago'],
    ['2025-03-04T15:00:00Z', '4 Mar-2025 3:00 PM'],
  ])('says %s as %s', (moment, text) => {
    expect(relativeTime(moment, now, 'UTC')).toBe(text);
  });
});
