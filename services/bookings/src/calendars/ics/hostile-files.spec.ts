import { describe, expect, it } from '@jest/globals';
import { busyFromIcs } from './busy-from-ics.js';

const window = { from: Date.parse('2026-11-24T00:00:00Z'), to: Date.parse('2027-12-29T00:00:00Z') };
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const times = ['DTSTART:20270111T100000Z', 'DURATION:PT1H'];
const good = event('good', 'DTSTART:20270112T100000Z', 'DURATION:PT1H');
const goodTime = '2027-01-12T10:00:00.000Z';
const read = (...lines: string[]) => readAll(lines);
const readAll = (lines: readonly string[]) => {
  const text = ['BEGIN:VCALENDAR', ...lines, ...good, 'END:VCALENDAR'].join('\r\n');
  return busyFromIcs(text, window, { zone: 'Europe/Berlin' });
};
const startsOf = ({ busy }: ReturnType<typeof readAll>) => busy.map(({ from }) => new Date(from).toISOString());
const repeated = (rule: string, ...lines: string[]) => event('bad', ...times, `RRULE:${rule}`, ...lines);
const list = (length: number) => Array.from({ length }, (_, index) => index).join(',');

/** A second of a spec is two of the thread's deadline on a busy machine, so each is far below. */
const cpuMs = (work: () => unknown) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe('a calendar file made to do harm', () => {
  it.each(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'])(
    'names a %s rule that never comes true, and keeps all other entries',
    (freq) => {
      for (const rest of ['BYMONTH=2;BYMONTHDAY=30', 'BYMONTH=4,6;BYMONTHDAY=31,-31', 'BYMONTH=3;BYYEARDAY=366']) {
        const reply = read(...repeated(`FREQ=${freq};${rest}`));
        expect([rest, reply.leftOut, startsOf(reply)]).toEqual([rest, { names: ['bad'], count: 1 }, [goodTime]]);
      }
    },
  );

  it.each([
    'FREQ=SECONDLY;COUNT=1000000000',
    'FREQ=MINUTELY;COUNT=1000000000',
    'FREQ=MINUTELY',
    `FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`,
    'FREQ=WEEKLY;BYDAY=MON',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;BYMONTH=13',
    'FREQ=DAILY;UNTIL=tomorrow',
    `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(500_000)}1`,
  ])('names the entry with the rule %.60s and keeps all others', (rule) => {
    const { leftOut, busy } = read(...repeated(rule));
    expect([leftOut.names, busy.length]).toEqual([['bad'], 1]);
  });

  it.each([
    ['a line of 10 MB', () => event('x', ...times, `SUMMARY:${'x'.repeat(1e7)}`)],
    ['parameters of 10 MB', () => event('x', `DTSTART;X=${'",'.repeat(5e6)}:20270111T100000Z`, 'DURATION:PT1H')],
    ['a zone name of 10 MB', () => event('x', `DTSTART;TZID=${'a/ '.repeat(3e6)}:20270111T100000`, 'DURATION:PT1H')],
    ['a folded line of 100,000 parts', () => event('x', ...times, `SUMMARY:${'x\r\n '.repeat(100_000)}`)],
    ['100,000 excluded dates', () => repeated('FREQ=DAILY;COUNT=5', `EXDATE:${'20270112T100000Z,'.repeat(100_000)}`)],
    ['components in components', () => [...Array(50_000).fill('BEGIN:X'), ...Array(50_000).fill('END:X')]],
    ['10,000 entries', () => Array.from({ length: 10_000 }, (_, index) => event(String(index), ...times)).flat()],
  ])('with %s is read in a fraction of the deadline', (_name, lines) => {
    const made = lines();
    const found: string[] = [];
    expect(cpuMs(() => found.push(...startsOf(readAll(made))))).toBeLessThan(1_000);
    expect(found).toContain(goodTime);
  });

  it('with a time zone whose rules never come true is read by what is left of them', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0200']
      .concat('TZOFFSETTO:+0200', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'END:STANDARD', 'END:VTIMEZONE')
      .concat(event('x', 'DTSTART;TZID=Office:20270111T100000', 'DURATION:PT1H'));
    const { busy, unknownZones } = read(...zone);
    expect([busy.length, unknownZones]).toEqual([2, ['Office']]);
  });

  it('takes no longer for a series of many years than for a young one', () => {
    const old = ['19000101', '20000101'].map((day, index) =>
      event(`s${index}`, `DTSTART;TZID=Europe/Berlin:${day}T100000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    );
    read(...old.flat());
    expect(cpuMs(() => read(...old.flat()))).toBeLessThan(300);
    expect(startsOf(read(...old.flat()))).toHaveLength(400);
  });
});
