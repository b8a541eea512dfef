import { minuteMs } from '@linkyard/time';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { Booking } from './booking.schema.js';

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
  }));
  const after = followUp
    ? [
        {
          key: 'after',
          at: new Date(endAt.getTime() + followUp.minutesAfter * minuteMs),
          to: 'attendee' as const,
          subject: followUp.subject,
          body: followUp.body,
        },
      ]
    : [];
  const due = [...before, ...after].filter(({ at }) => at > now);
  return { reminders: due, remindAt: earliest(due) };
}

export const earliest = (due: readonly { at: Date }[]): Date | null =>
  due.reduce<Date | null>((first, { at }) => (first === null || at < first ? at : first), null);
