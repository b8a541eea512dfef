import { describe, expect, it } from '@jest/globals';
import { busyFromIcs } from './busy-from-ics.js';

const at = (iso: string) => Date.parse(iso);
const year = { from: at('2026-01-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z') };
const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//spec//EN', ...events, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n');
const busy = (text: string, window = year, zone = 'Europe/Berlin') =>
  busyFromIcs(text, window, { zone }).busy.map(({ from, to }) => `${iso(from)}/${iso(to)}`);
const iso = (ms: number) => new Date(ms).toISOString().slice(5, 16);

const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Office',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

describe('the busy times of a calendar file', () => {
  it.each([
    ['UTC', 'DTSTART:20260601T080000Z', 'DTEND:20260601T090000Z', '06-01T08:00/06-01T09:00'],
    ['an IANA zone', 'DTSTART;TZID=America/New_York:20260601T080000', 'DURATION:PT30M', '06-01T12:00/06-01T12:30'],
    [
      'a Windows zone',
      'DTSTART;TZID="W. Europe Standard Time":20260601T100000',
      'DURATION:PT1H',
      '06-01T08:00/06-01T09:00',
    ],
    ['no zone', 'DTSTART:20260601T100000', 'DURATION:PT1H', '06-01T08:00/06-01T09:00'],
    ['a date', 'DTSTART;VALUE=DATE:20260601', 'SUMMARY:Off', '05-31T22:00/06-01T22:00'],
    ['dates', 'DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330', '03-27T23:00/03-29T22:00'],
    [
      'another zone with a prefix',
      'DTSTART;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20260601T170000',
      'DURATION:PT1H',
      '06-01T08:00/06-01T09:00',
    ],
  ])('are read in %s', (_zone, start, end, expected) => {
    expect(busy(file(event(start, end)))).toEqual([expected]);
  });

  it('are read in a zone that the file defines, whatever a file before has defined', () => {
    const entry = event('DTSTART;TZID=Office:20260601T133000', 'DURATION:PT1H');
    expect(busy(file(ownZone, entry))).toEqual(['06-01T08:00/06-01T09:00']);
    const other = ownZone.replaceAll('+0530', '+0230');
    expect(busy(file(other, entry))).toEqual(['06-01T11:00/06-01T12:00']);
    const { busy: found, unknownZones } = busyFromIcs(file(entry), year, { zone: 'Europe/Berlin' });
    expect([found.length, unknownZones]).toEqual([1, ['Office']]);
  });

  it('repeat on the wall clock over a clock change, without what is excluded', () => {
    const weekly = event(
      'DTSTART;TZID=Europe/Berlin:20260316T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTIL=20260406T070000Z',
      'EXDATE;TZID=Europe/Berlin:20260323T090000',
    );
    expect(busy(file(weekly))).toEqual([
      '03-16T08:00/03-16T09:00',
      '03-30T07:00/03-30T08:00',
      '04-06T07:00/04-06T08:00',
    ]);
  });

  it('follow occurrences that were moved, also into the window from outside of it', () => {
    const daily = event('DTSTART:20260601T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=30');
    const moved = event('RECURRENCE-ID:20260620T080000Z', 'DTSTART:20260602T150000Z', 'DURATION:PT2H');
    const gone = event(
      'RECURRENCE-ID:20260602T080000Z',
      'DTSTART:20260602T080000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    const day = { from: at('2026-06-02T00:00:00Z'), to: at('2026-06-03T00:00:00Z') };
    expect(busy(file(daily, moved, gone), day)).toEqual(['06-02T15:00/06-02T17:00']);
    const later = { from: at('2026-06-20T00:00:00Z'), to: at('2026-06-21T00:00:00Z') };
    expect(busy(file(daily, moved, gone), later)).toEqual([]);
  });

  it('leave out what is free or cancelled', () => {
    const one = (...lines: string[]) => busy(file(event('DTSTART:20260601T080000Z', 'DURATION:PT1H', ...lines))).length;
    expect(one('TRANSP:TRANSPARENT')).toBe(0);
    expect(one('STATUS:CANCELLED')).toBe(0);
    expect(one('X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toBe(0);
    expect(one('TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')).toBe(1);
    expect(one('TRANSP:OPAQUE')).toBe(1);
  });

  it('end with the window where a rule has no end, and leave out one that is too fine', () => {
    const endless = event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    const day = { from: at('2026-06-02T00:00:00Z'), to: at('2026-06-03T00:00:00Z') };
    expect(busy(file(endless), day)).toHaveLength(1);
    const fine = event('DTSTART:20200101T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(busyFromIcs(file(fine), year, { zone: 'UTC' })).toMatchObject({ busy: [], leftOut: { count: 1 } });
  });

  it('name an entry that ends before it begins', () => {
    const wrong = event('DTSTART:20260601T080000Z', 'DTEND:20260601T070000Z');
    expect(busyFromIcs(file(wrong), year, { zone: 'UTC' })).toMatchObject({ busy: [], leftOut: { count: 1 } });
  });

  it.each(['RRULE:', 'RRULE:FREQ=DAILY;COUNT=-1;UNTIL=20260601T090000Z'])('take %s for no limit', (rule) => {
    expect(busy(file(event('DTSTART:20260601T080000Z', 'DURATION:PT1H', rule)))).toEqual(['06-01T08:00/06-01T09:00']);
  });

  it('leave out a changed occurrence that a later version of its series excludes', () => {
    const master = (sequence: number) =>
      event(
        `SEQUENCE:${sequence}`,
        'DTSTART:20260601T080000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE:20260602T080000Z',
      );
    const moved = event('SEQUENCE:1', 'RECURRENCE-ID:20260602T080000Z', 'DTSTART:20260602T100000Z', 'DURATION:PT1H');
    expect(busy(file(master(2), moved))).toHaveLength(1);
    expect(busy(file(master(1), moved))).toHaveLength(2);
  });

  it('are refused for what is no calendar', () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])
      expect(() => busy(text)).toThrow(expect.objectContaining({ code: 'invalid_reply' }));
  });
});
