import { describe, expect, it } from '@jest/globals';
import { ZoneClock } from '@linkyard/time';
import type { SlotQuestion } from './slot-question.js';
import { slots } from './slots.js';
import { aQuestion } from './testing.js';

const isos = (question: SlotQuestion) => {
  const clock = new ZoneClock(question.availability.zone, question.from - 1, question.to + 1);
  return slots(question).map(({ start }) => clock.isoAt(start).slice(5, 16) + clock.isoAt(start).slice(19));
};
const at = (iso: string) => Date.parse(iso);
const night = { weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '01:00', end: '03:30' }] })) };
const berlinDay = { from: '2026-06-02T00:00:00+02:00', to: '2026-06-03T00:00:00+02:00' };
const one = (rules: Partial<SlotQuestion['rules']>, change: Parameters<typeof aQuestion>[2] = {}) =>
  slots(aQuestion('Europe/Berlin', berlinDay, { ...change, rules: { duration: 60, ...rules } }));

describe('slots in a week in which the clock changes', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', ['01:00+01:00', '01:30+01:00', '03:00+02:00']],
    [
      'Europe/Berlin',
      '2026-10-25',
      ['01:00+02:00', '01:30+02:00', '02:00+02:00', '02:30+02:00', '02:00+01:00', '02:30+01:00', '03:00+01:00'],
    ],
    ['America/New_York', '2026-03-08', ['01:00-05:00', '01:30-05:00', '03:00-04:00']],
    [
      'America/New_York',
      '2026-11-01',
      ['01:00-04:00', '01:30-04:00', '01:00-05:00', '01:30-05:00', '02:00-05:00', '02:30-05:00', '03:00-05:00'],
    ],
    ['Australia/Lord_Howe', '2026-10-04', ['01:00+10:30', '01:30+10:30', '02:30+11:00', '03:00+11:00']],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      ['01:00+11:00', '01:30+11:00', '01:30+10:30', '02:00+10:30', '02:30+10:30', '03:00+10:30'],
    ],
  ])('in %s on %s are %j', (zone, date, expected) => {
    const clock = new ZoneClock(zone, at(`${date}T00:00:00Z`) - 2e8, at(`${date}T00:00:00Z`) + 2e8);
    const [{ from = 0 } = {}] = clock.rangesOf(date, 0, 1440);
    const to = clock.rangesOf(date, 0, 1440).at(-1)?.to ?? 0;
    const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    expect(isos(aQuestion(zone, range, { availability: night })).map((iso) => iso.slice(6))).toEqual(expected);
  });

  it('begin at nine on the wall clock before and after', () => {
    const range = { from: '2026-03-27T00:00:00Z', to: '2026-03-31T00:00:00Z' };
    const found = isos(aQuestion('Europe/Berlin', range, { rules: { duration: 480 } }));
    expect(found).toEqual(['03-27T09:00+01:00', '03-28T09:00+01:00', '03-29T09:00+02:00', '03-30T09:00+02:00']);
  });
});

describe('slots', () => {
  it('follow each other by the interval and leave room for the whole meeting', () => {
    expect(one({})).toHaveLength(8);
    expect(one({ slotInterval: 30 })).toHaveLength(15);
    expect(one({ offsetStart: 15 })).toHaveLength(7);
    expect(one({ duration: 481 })).toHaveLength(0);
  });

  it('go on over midnight where the next day goes on', () => {
    const allDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
    expect(one({ duration: 90, slotInterval: 60 }, { availability: { weekly: allDay } })).toHaveLength(24);
  });

  it('go on over midnight where a day ends at 23:59 and the next one begins at 00:00', () => {
    const day = (end: string, start = '00:00') =>
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ day: weekday, intervals: [{ start, end }] }));
    const count = (weekly: ReturnType<typeof day>) =>
      one({ duration: 90, slotInterval: 60 }, { availability: { weekly } }).length;
    expect([count(day('23:59')), count(day('23:58')), count(day('23:59', '00:01'))]).toEqual([24, 23, 23]);
  });

  it('keep the gap of both buffers to what is taken, in whole buckets', () => {
    const taken = [{ from: at('2026-06-02T11:55:00+02:00'), to: at('2026-06-02T13:02:00+02:00') }];
    const starts = (rules: object) =>
      one({ ...rules }, { taken }).map(({ start }) => new Date(start).getUTCHours() + 2);
    expect(starts({})).toEqual([9, 10, 14, 15, 16]);
    expect(starts({ bufferBefore: 60 })).toEqual([9, 10, 15, 16]);
    expect(starts({ bufferAfter: 60 })).toEqual([9, 14, 15, 16]);
  });

  it('are off on days off, unless an override says otherwise', () => {
    const date = '2026-06-02';
    const short = { date, intervals: [{ start: '10:00', end: '12:00' }] };
    const count = (availability: Partial<SlotQuestion['availability']>) => one({}, { availability }).length;
    expect(count({ holidays: new Set([date]) })).toBe(0);
    expect(count({ holidays: new Set([date]), overrides: [short] })).toBe(2);
    expect(count({ overrides: [{ date, intervals: [] }] })).toBe(0);
    expect(count({ overrides: [short], timeOff: [{ from: '2026-06-01', to: date }] })).toBe(0);
    expect(count({ timeOff: [{ from: '2026-06-03', to: '2026-06-09' }] })).toBe(8);
  });

  it('keep the notice and the window', () => {
    const now = '2026-06-02T10:30:00+02:00';
    expect(one({ minimumNotice: 90 }, { now })).toHaveLength(5);
    expect(one({ window: { type: 'range', start: '2026-06-03', end: '2026-06-04' } })).toHaveLength(0);
    expect(one({ window: { type: 'range', start: '2026-06-01', end: '2026-06-02' } })).toHaveLength(8);
    const rolling = (days: number, businessDaysOnly: boolean) =>
      one({ window: { type: 'rolling', days, businessDaysOnly } }, { now: '2026-05-29T12:00:00Z' }).length;
    // 29 May is a Friday, 2 June a Tuesday.
    expect([rolling(3, false), rolling(4, false)]).toEqual([0, 8]);
    expect([rolling(1, true), rolling(2, true)]).toEqual([0, 8]);
  });

  it('end where a limit of the day, the week or the month is reached', () => {
    const meeting = (iso: string) => ({ start: at(iso), end: at(iso) + 3_600_000 });
    const [sameDay, sameWeek, sameMonth] = ['2026-06-02', '2026-06-07', '2026-06-30'].map((date) =>
      meeting(`${date}T15:00:00Z`),
    );
    const count = (limits: object, ...counted: ({ start: number; end: number } | undefined)[]) =>
      one(
        { limits: { perDay: 0, perWeek: 0, perMonth: 0, minutesPerDay: 0, ...limits } },
        { counted: counted.filter((entry) => entry !== undefined) },
      ).length;
    expect([count({ perDay: 1 }, sameDay), count({ perDay: 1 }, sameWeek)]).toEqual([0, 8]);
    expect([count({ perWeek: 1 }, sameWeek), count({ perWeek: 1 }, sameMonth)]).toEqual([0, 8]);
    // Sunday 7 June is of another week where weeks begin on Sunday.
    const sunday = { perDay: 0, perWeek: 1, perMonth: 0, minutesPerDay: 0 };
    expect(one({ limits: sunday, weekStart: 0 }, { counted: sameWeek ? [sameWeek] : [] })).toHaveLength(8);
    expect([count({ perMonth: 1 }, sameMonth), count({ perMonth: 2 }, sameMonth)]).toEqual([0, 8]);
    expect([count({ minutesPerDay: 119 }, sameDay), count({ minutesPerDay: 120 }, sameDay)]).toEqual([0, 8]);
    // Two seats of one meeting are one meeting.
    expect(count({ perDay: 2 }, sameDay, sameDay)).toBe(8);
  });

  it('have seats left until all are taken, also when the limit is reached', () => {
    const meeting = { start: at('2026-06-02T09:00:00+02:00'), end: at('2026-06-02T10:00:00+02:00') };
    const seat = { from: meeting.start, to: meeting.end, meeting };
    const limits = { perDay: 1, perWeek: 0, perMonth: 0, minutesPerDay: 0 };
    expect(one({ seats: 3 }, { taken: [seat] }).slice(0, 2)).toMatchObject([{ seatsLeft: 2 }, { seatsLeft: 3 }]);
    expect(one({ seats: 3, limits }, { taken: [seat], counted: [meeting] })).toMatchObject([{ seatsLeft: 2 }]);
    expect(one({ seats: 2 }, { taken: [seat, seat] })).toHaveLength(7);
    expect(one({ seats: 3, duration: 30 }, { taken: [seat] })).toHaveLength(14);
  });

  it('are open to a party that finds enough seats', () => {
    const meeting = { start: at('2026-06-02T09:00:00+02:00'), end: at('2026-06-02T10:00:00+02:00') };
    const party = { from: meeting.start, to: meeting.end, meeting, people: 3 };
    const first = (people: number) => one({ seats: 5 }, { taken: [party], people })[0];
    expect(first(2)).toEqual({ start: meeting.start, seatsLeft: 2 });
    expect(first(3)).toEqual({ start: at('2026-06-02T10:00:00+02:00'), seatsLeft: 5 });
  });
});
