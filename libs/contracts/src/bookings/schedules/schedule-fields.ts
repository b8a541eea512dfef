import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { calendarDate, line, recordFields, timeZone } from '../../primitives/index.js';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusedAs('bookings.not_start_time'));
const clockEnd = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, refusedAs('bookings.not_end_time'));
const interval = z
  .strictObject({ start: clock, end: clockEnd })
  .refine(({ start, end }) => start < end, { path: ['end'], error: refusedAs('bookings.end_before_start') });
const apart = (intervals: readonly { start: string; end: string }[]) =>
  [...intervals]
    .sort((one, other) => (one.start < other.start ? -1 : 1))
    .every(({ start }, index, sorted) => index === 0 || (sorted[index - 1]?.end ?? '') <= start);
const intervals = z.array(interval).max(12).refine(apart, refusedAs('bookings.times_overlap'));
const once = <Item>(keyOf: (item: Item) => unknown) => {
  const isOnce = (items: readonly Item[]) => new Set(items.map(keyOf)).size === items.length;
  return isOnce;
};

/** Working hours on the wall clock of `timeZone`. Times are `HH:mm`; an end of `24:00` reaches midnight. @source models.md 7 Schedule */
export const scheduleInput = z.strictObject({
  name: line(80).min(1, refusedAs('bookings.schedule_name_missing')).optional(),
  timeZone: timeZone.optional(),
  /** 0 is Sunday. A day that is not listed is off. */
  weekly: z
    .array(z.strictObject({ day: z.int().min(0).max(6), intervals }))
    .max(7)
    .refine(
      once(({ day }: { day: number }) => day),
      refusedAs('bookings.day_repeated'),
    )
    .optional(),
  /** In place of the week's times on one date; no times are a day off. */
  overrides: z
    .array(z.strictObject({ date: calendarDate, intervals }))
    .max(400)
    .refine(
      once(({ date }: { date: string }) => date),
      refusedAs('bookings.date_repeated'),
    )
    .optional(),
  /** Days off, both dates included. */
  timeOff: z
    .array(
      z
        .strictObject({ from: calendarDate, to: calendarDate, reason: line(160).default('') })
        .refine(({ from, to }) => from <= to, { path: ['to'], error: refusedAs('core.days_reversed') }),
    )
    .max(200)
    .optional(),
  /** Public holidays of this country are days off; empty for none. */
  holidayCountry: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, refusedAs('core.not_country'))]).optional(),
});
export type ScheduleInput = z.output<typeof scheduleInput>;

const shownIntervals = z.array(z.object({ start: z.string(), end: z.string() }));
export const scheduleView = z.object({
  ...recordFields,
  name: z.string(),
  timeZone: z.string(),
  isDefault: z.boolean(),
  weekly: z.array(z.object({ day: z.int(), intervals: shownIntervals })),
  overrides: z.array(z.object({ date: z.string(), intervals: shownIntervals })),
  timeOff: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
  holidayCountry: z.string(),
  /** How many appointments use it; the default one is used by those that name none. */
  usedBy: z.int(),
});
export type ScheduleView = z.output<typeof scheduleView>;
