import { describe, expect, it } from '@jest/globals';
import { addMonths, dateText, dayIn, dayText, lastDayOf, lengthText, timeText, weekdays, weeksOf } from './days.js';
import { wordsIn } from './words.js';

const english = wordsIn('en');
const german = wordsIn('de');

describe('the month of a booking page', () => {
  it('begins its weeks as the region of the reader does, and shows no days of other months', () => {
    const weeks = weeksOf('2026-11', german);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    const first = (locale: string) => {
      const words = wordsIn('en', locale);
      return [weekdays(words)[0], weeksOf('2026-11', words)[0]?.[0]];
    };
    expect(first('en-US')).toEqual(['Sunday', '2026-11-01']);
    expect(first('en-GB')).toEqual(['Monday', null]);
    expect(first('ar-EG')).toEqual(['Saturday', null]);
  });

  it('goes over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
  });

  it('names a moment by day and time of the reader', () => {
    expect(dayIn('Asia/Tokyo', '2026-11-23T20:00:00Z')).toBe('2026-11-24');
    expect(timeText('2026-11-23T20:00:00Z', 'Asia/Tokyo', english, '24')).toBe('05:00');
    expect(timeText('2026-11-23T00:05:00Z', 'UTC', english, '24')).toBe('00:05');
    expect(timeText('2026-11-23T20:00:00Z', 'America/New_York', english)).toMatch(/^3:00.PM$/);
  });

  it('is written in the language of the reader, on its clock', () => {
    expect(weekdays(german)[0]).toBe('Montag');
    expect(dayText('2026-11-23', german)).toBe('Montag, 23. November');
    expect(dateText('2026-11-23T20:00:00Z', german, 'Asia/Tokyo')).toBe('24. November 2026');
    expect(timeText('2026-11-23T20:00:00Z', 'America/New_York', german)).toBe('15:00');
    expect(timeText('2026-11-23T20:00:00Z', 'America/New_York', german, '12')).toMatch(/^3:00.PM$/);
    expect(lengthText(90, german)).toBe('1 Std. 30 Min.');
    expect(timeText('2026-11-23T20:00:00Z', 'UTC', wordsIn('en', 'en-GB'))).toBe('20:00');
    expect(dayText('2026-11-23', english)).toBe('Monday, November 23');
  });
});
