import { describe, expect, it } from '@jest/globals';
import {
  dateFormat,
  dateText,
  dayOf,
  languageName,
  listText,
  numberFormat,
  offsetMinutes,
  offsetText,
  regionName,
  relativeText,
  unitFormat,
  wallClockOf,
  zoneText,
} from './formats.js';

const winter = '2031-01-15T23:30:00Z';
const summer = '2031-07-15T23:30:00Z';

describe('formats', () => {
  it('are made once for each language and options', () => {
    expect(dateFormat('de', { dateStyle: 'long' })).toBe(dateFormat('de', { dateStyle: 'long' }));
    expect(dateFormat('de', { dateStyle: 'long' })).not.toBe(dateFormat('en', { dateStyle: 'long' }));
    expect(numberFormat('de')).not.toBe(numberFormat('de', { minimumFractionDigits: 1 }));
  });

  it('name a day by the clock of a zone', () => {
    expect(dateText(winter, 'Asia/Tokyo', 'en-GB')).toBe('16 January 2031');
    expect(dateText(winter, 'UTC', 'de', 'full')).toBe('Mittwoch, 15. Januar 2031');
    expect([dayOf(winter, 'UTC'), dayOf(new Date(winter), 'Asia/Tokyo')]).toEqual(['2031-01-15', '2031-01-16']);
  });

  it.each([
    ['2026-03-28T23:00:00.000Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T22:59:59.999Z', 'Europe/Berlin', '2026-03-28'],
    ['2026-05-31T18:30:00.000Z', 'Asia/Kolkata', '2026-06-01'],
  ])('know that %s in %s is on %s', (moment, zone, day) => expect(dayOf(moment, zone)).toBe(day));

  it.each([
    ['Europe/Berlin', winter, '+01:00', 60, { year: 2031, month: 1, day: 16, hour: 0, minute: 30 }],
    ['Europe/Berlin', summer, '+02:00', 120, { year: 2031, month: 7, day: 16, hour: 1, minute: 30 }],
    ['America/St_Johns', winter, '-03:30', -210, { year: 2031, month: 1, day: 15, hour: 20, minute: 0 }],
    ['Asia/Kathmandu', winter, '+05:45', 345, { year: 2031, month: 1, day: 16, hour: 5, minute: 15 }],
    ['UTC', winter, '+00:00', 0, { year: 2031, month: 1, day: 15, hour: 23, minute: 30 }],
  ])('know the clock and offset of %s', (zone, at, text, minutes, wall) => {
    expect([offsetText(at, zone), offsetMinutes(at, zone), wallClockOf(at, zone)]).toEqual([text, minutes, wall]);
  });

  it('have words for lists, distances, units, regions, languages and zones', () => {
    expect(listText(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
    expect(listText(['a', 'b'], 'de', 'disjunction')).toBe('a oder b');
    expect(relativeText(-5, 'minute', 'de')).toBe('vor 5 Minuten');
    expect(unitFormat('hour', 'en').format(2)).toBe('2 hours');
    expect([regionName('DE', 'en'), languageName('de', 'de')]).toEqual(['Germany', 'Deutsch']);
    expect(zoneText('America/New_York')).toBe('America/New York');
  });
});
