import { minuteMs } from '@linkyard/time';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import type { Booking } from '../../booking-records/booking.schema.js';

type Times = Pick<Booking, 'startAt' | 'endAt'>;
type Rules = Pick<Appointment, 'reminders' | 'followUp'>;

/** What is to be sent around a booking; a reminder whose time has passed already is left out. */
export function remindersOf({ startAt, endAt }: Times, { reminders, followUp }: Rules, now: Date) {
  const before = reminders.map(({ minutesBefore, to, subject, body }) => ({
    key: `before-${minutesBefore}`,
    at: new Date(startAt.getTime() - minutesBefore * minuteMs),
    to,
    subject,
    body,
    askRating: false,
  }));
  const after = followUp
    ? [
        {
          key: 'after',
          at: new Date(endAt.getTime() + followUp.minutesAfter * minuteMs),
          to: 'attendee' as const,
          subject: followUp.subject,
          body: followUp.body,
          askRating: followUp.askRating,
        },
      ]
    : [];
  const due = [...before, ...after].filter(({ at }) => at > now);
  return { reminders: due, remindAt: earliest(due) };
}

/** Key of the reminder of a booking that is not paid yet. */
export const payReminderKey = 'pay';
const payReminderMinutes = 10;

/** One mail to pay, ten minutes after booking or when two thirds of a shorter time have passed. @param payWithin minutes; null for none */
export function payReminder(payWithin: number | null, now: Date): Pick<Booking, 'reminders' | 'remindAt'> {
  if (payWithin === null) return { reminders: [], remindAt: null };
  const at = new Date(now.getTime() + Math.min(payReminderMinutes, (payWithin * 2) / 3) * minuteMs);
  const reminder = { key: payReminderKey, at, to: 'attendee' as const, subject: '', body: '', askRating: false };
  return { reminders: [reminder], remindAt: at };
}

export const earliest = (due: readonly { at: Date }[]): Date | null =>
  due.reduce<Date | null>((first, { at }) => (first === null || at < first ? at : first), null);
