import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { busyFromIcs } from './busy-from-ics.js';
import { decodeFile } from './decode-file.js';

const folder = new URL('fixtures/', import.meta.url);
const window = { from: Date.parse('2027-01-01T00:00:00Z'), to: Date.parse('2028-01-01T00:00:00Z') };
const owner = { zone: 'Europe/Berlin', addresses: ['Host@example.org'] };
const read = (name: string) => busyFromIcs(decodeFile(readFileSync(new URL(`${name}.ics`, folder))), window, owner);
const short = (ms: number) =>
  new Date(ms)
    .toISOString()
    .slice(0, 16)
    .replace(/^2027-/, '');
const shown = (name: string) =>
  [...read(name).busy]
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => `${short(from)}/${short(to)}`)
    .join(' ');

/** File, busy times of 2027 in UTC, and what is left out; the account is in Berlin. */
const files: readonly (readonly [file: string, busy: string, leftOut?: readonly string[]])[] = [
  ['a1-date-without-value', '2026-12-31T23:00/01-01T23:00 01-11T10:00/01-11T11:00'],
  ['a11-rdate-rrule-exdate', '01-11T10:00/01-11T11:00 01-13T10:00/01-13T11:00'],
  ['a12-two-rrules', '01-11T10:00/01-11T11:00 01-14T10:00/01-14T11:00 01-18T10:00/01-18T11:00 01-21T10:00/01-21T11:00'],
  ['a13-exdate-utc-of-zoned', '01-11T09:00/01-11T10:00 01-13T09:00/01-13T10:00'],
  ['a14-exdate-value-date-of-timed', '01-11T09:00/01-11T10:00 01-13T09:00/01-13T10:00'],
  ['a15-exdate-z-of-floating', '01-11T09:00/01-11T10:00 01-13T09:00/01-13T10:00'],
  ['a16-outlook-display-zone', '01-11T17:00/01-11T18:00'],
  ['a17-gmt-offset-zone', '01-11T17:00/01-11T18:00'],
  [
    'a18-thisandfuture',
    '01-04T10:00/01-04T11:00 01-11T10:00/01-11T11:00 01-18T14:00/01-18T16:00 01-25T14:00/01-25T16:00',
  ],
  ['a19-override-cancelled', '01-04T10:00/01-04T11:00 01-18T10:00/01-18T11:00'],
  ['a2-rdate-period', '01-11T10:00/01-11T11:00 01-12T10:00/01-12T12:00 01-13T10:00/01-13T13:00'],
  ['a21-until-local-floating', '01-05T01:00/01-05T02:00 01-06T01:00/01-06T02:00 01-07T01:00/01-07T02:00'],
  ['a23-bysetpos', '01-29T09:00/01-29T10:00 02-26T09:00/02-26T10:00 03-31T08:00/03-31T09:00 04-30T08:00/04-30T09:00'],
  [
    'a24-bymonthday31',
    '01-31T10:00/01-31T11:00 03-31T10:00/03-31T11:00 05-31T10:00/05-31T11:00 07-31T10:00/07-31T11:00',
  ],
  ['a25-leap', ''],
  ['a26-recid-utc', '03-22T08:00/03-22T09:00 03-29T12:00/03-29T13:00 04-05T07:00/04-05T08:00'],
  ['a28-declined', ''],
  ['a29-no-dtstart', '01-11T10:00/01-11T11:00', ['x']],
  ['a3-one-bad-date', '01-11T10:00/01-11T11:00', ['Next']],
  ['a30-lower-tz', '01-11T09:00/01-11T10:00'],
  ['a32-valarm-dur-week', '01-03T23:00/01-10T23:00'],
  ['a34-bad-rrule', '01-12T10:00/01-12T11:00', ['br']],
  [
    'a36-rrule-interval0',
    '01-11T10:00/01-11T11:00 01-12T10:00/01-12T11:00 01-18T10:00/01-18T11:00 01-25T10:00/01-25T11:00',
  ],
  ['a37-nonexistent-date', '01-12T10:00/01-12T11:00', ['ne']],
  ['a38-year-0', '01-01T00:00/01-01T01:00 01-12T10:00/01-12T11:00'],
  ['a39-hour24', '01-11T22:00/01-12T00:00 01-12T10:00/01-12T11:00'],
  ['a4-exdate-timed-allday', '01-31T23:00/02-01T23:00 02-14T23:00/02-15T23:00 02-21T23:00/02-22T23:00'],
  ['a40-dst-gap', '03-28T01:30/03-28T02:30'],
  [
    'a5-until-utc-allday',
    '06-03T22:00/06-04T22:00 06-10T22:00/06-11T22:00 06-17T22:00/06-18T22:00 06-24T22:00/06-25T22:00',
  ],
  ['a6-empty-vtimezone', '01-11T09:00/01-11T11:00'],
  ['a7-seq-lower-later', '01-11T15:00/01-11T16:00'],
  ['a8-dtend-and-zero-duration', '01-11T10:00/01-11T11:00'],
  ['a9-rdate-only', '01-11T10:00/01-11T11:00 01-18T10:00/01-18T11:00'],
  [
    'b1-dtstart-off-rule',
    '01-13T09:00/01-13T10:00 01-14T09:00/01-14T10:00 01-21T09:00/01-21T10:00 01-28T09:00/01-28T10:00',
  ],
  ['b10-double-value-param', '01-10T23:00/01-11T23:00 01-12T10:00/01-12T11:00'],
  ['b11-tzid-with-space', '01-11T15:00/01-11T16:00'],
  ['b12-blank-lines', '01-12T10:00/01-12T11:00'],
  ['b13-unfolded-text', '01-12T10:00/01-12T11:00'],
  ['b14-recurrence-id-other-zone', '01-04T08:00/01-04T09:00 01-11T15:00/01-11T16:00 01-18T08:00/01-18T09:00'],
  [
    'b15-recurrence-id-date-of-timed',
    '01-04T08:00/01-04T09:00 01-11T08:00/01-11T09:00 01-11T14:00/01-11T15:00 01-18T08:00/01-18T09:00',
  ],
  ['b16-x-wr-timezone-floating', '01-11T09:00/01-11T10:00'],
  ['b17-old-vtimezone-sao-paulo', '01-11T13:00/01-11T14:00'],
  ['b18-lf-only', '01-12T10:00/01-12T11:00'],
  ['b19-cr-only', '01-12T10:00/01-12T11:00'],
  ['b2-outlook-allday-until-before-start', '07-19T22:00/07-20T22:00'],
  ['b20-leading-blank', '01-12T10:00/01-12T11:00'],
  ['b21-latin1', '01-12T10:00/01-12T11:00'],
  ['b22-utf16', '01-12T10:00/01-12T11:00'],
  ['b23-dtend-tz-differs', '01-11T21:00/01-12T02:00 01-18T21:00/01-19T02:00'],
  ['b24-flight-negative-local', '01-11T08:00/01-11T18:00'],
  ['b25-rrule-multi-day-overlap-dst', '03-27T21:00/03-28T04:00 03-28T20:00/03-29T03:00'],
  ['b3-exdate-without-value', '01-12T18:30/01-12T21:00 01-26T18:30/01-26T21:00'],
  ['b4-date-start-datetime-end', '2026-12-31T23:00/01-01T23:00 01-12T10:00/01-12T11:00'],
  ['b5-value-date-with-time', '01-10T23:00/01-13T23:00'],
  ['b6-override-without-master', '01-05T08:00/01-05T12:30'],
  ['b7-created-year-0', '01-12T10:00/01-12T11:00'],
  ['b8-until-nan', '01-12T10:00/01-12T11:00', ['x']],
  ['c1-daylight-only-winter', '01-11T09:00/01-11T10:00 04-12T08:00/04-12T09:00'],
  ['c10-monthly-5th-mon', '03-29T08:00/03-29T09:00 05-31T08:00/05-31T09:00 08-30T08:00/08-30T09:00'],
  ['c11-monthly--1day', '01-31T09:00/01-31T10:00 02-28T09:00/02-28T10:00 03-31T08:00/03-31T09:00'],
  ['c12-yearly-byweekno', '01-04T09:00/01-04T10:00 05-17T08:00/05-17T09:00'],
  ['c13-yearday', '01-01T10:00/01-01T11:00 04-10T10:00/04-10T11:00 12-31T10:00/12-31T11:00'],
  ['c14-byhour', '01-04T09:00/01-04T10:00 01-04T15:00/01-04T16:00 01-05T09:00/01-05T10:00 01-05T15:00/01-05T16:00'],
  [
    'c15-thisandfuture-exdate',
    '01-04T10:00/01-04T11:00 01-11T10:00/01-11T11:00 01-19T14:00/01-19T16:00 02-02T14:00/02-02T16:00',
  ],
  [
    'c16-exdate-list-mixed',
    '01-08T16:00/01-08T17:00 01-22T16:00/01-22T17:00 02-12T16:00/02-12T17:00 02-19T16:00/02-19T17:00 02-26T16:00/02-26T17:00 03-05T16:00/03-05T17:00 03-12T16:00/03-12T17:00',
  ],
  ['c17-overnight-dst-spring', '03-14T04:00/03-14T12:00'],
  ['c18-p1d-over-dst', '03-13T17:00/03-14T16:00'],
  ['c2-tzid-utc-and-z', '01-11T10:00/01-11T11:00'],
  ['c3-tzid-berlin-and-z', '01-11T10:00/01-11T11:00'],
  ['c5-bare-offset', '01-11T09:00/01-11T10:00'],
  [
    'c7-wkst-biweekly-su',
    '01-05T10:00/01-05T11:00 01-17T10:00/01-17T11:00 01-19T10:00/01-19T11:00 01-31T10:00/01-31T11:00',
  ],
  [
    'c8-wkst-biweekly-mo',
    '01-05T10:00/01-05T11:00 01-10T10:00/01-10T11:00 01-19T10:00/01-19T11:00 01-24T10:00/01-24T11:00',
  ],
  ['c9-monthly-last-fri', '01-29T09:00/01-29T10:00 02-26T09:00/02-26T10:00 03-26T09:00/03-26T10:00'],
  ['d1-ended-daily-series', '01-11T10:00/01-11T11:00'],
  ['e1-google-busy-only', '01-08T09:30/01-08T10:00 01-15T09:30/01-15T10:00'],
  ['e10-leap-day-bymonthday', ''],
  ['e2-zimbra-free', ''],
  ['e4-vfreebusy-only', '01-11T10:00/01-11T11:00'],
  ['e7-daily-in-the-gap-own-zone', '03-27T01:30/03-27T02:30 03-28T01:30/03-28T02:30 03-29T00:30/03-29T01:30'],
  ['e8-doubled-hour', '10-30T00:30/10-30T01:30 10-31T00:30/10-31T01:30 11-01T01:30/11-01T02:30'],
  ['e9-leap-day-yearly', ''],
  ['out-invite-name-with-quotes', '03-03T09:00/03-03T10:00'],
];
/** Long series: how many times there are, and some of them. */
const series: readonly (readonly [file: string, count: number, some: readonly string[]])[] = [
  ['a31-many-daily', 6 * 365, ['01-01T06:00/01-01T06:30', '07-01T10:00/07-01T10:30', '12-31T11:00/12-31T11:30']],
  ['d2-five-daily-since-2018', 5 * 365, ['01-01T06:00/01-01T06:30', '07-01T09:00/07-01T09:30']],
  ['d3-overlap-override-many', 365, ['01-01T06:00/01-01T06:30', '07-01T05:00/07-01T05:30']],
  [
    'b26-vtimezone-one-year-only',
    29,
    ['01-04T09:00/01-04T10:00', '03-29T08:00/03-29T09:00', '07-19T08:00/07-19T09:00'],
  ],
  ['e3-zimbra-weekly', 51, ['01-11T08:00/01-11T08:30', '07-05T07:00/07-05T07:30', '12-27T08:00/12-27T08:30']],
];

describe('a calendar file that people use', () => {
  it.each(files)('%s blocks its times', (file, busy, leftOut = []) => {
    expect(shown(file)).toBe(busy);
    expect(read(file).leftOut.names).toEqual(leftOut);
  });

  it.each(series)('%s blocks its times over the year', (file, count, some) => {
    const busy = shown(file).split(' ');
    expect(busy).toHaveLength(count);
    expect(busy).toEqual(expect.arrayContaining([...some]));
  });

  it('is in one of the tables', () => {
    const known = [...files, ...series].map(([file]) => `${file}.ics`);
    expect(readdirSync(folder).filter((name) => !known.includes(name))).toEqual([]);
  });
});
