import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A wall clock without offset, and the IANA or Windows name of its zone. */
const moment = z.object({ dateTime: z.string().min(16), timeZone: z.string().default('UTC') });
export const eventFields = z.looseObject({
  start: moment,
  end: moment,
  isAllDay: z.boolean().default(false),
  transactionId: z.string().optional(),
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string() })).default([]),
});

export interface GraphEvent extends z.output<typeof eventFields> {
  id: string;
  calendarId: string;
}

/** The Windows names that this simulator writes; a client may get any of Microsoft's. */
const windowsNames: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Eastern Standard Time': 'America/New_York',
  'India Standard Time': 'Asia/Kolkata',
};

/** Calendars of the simulated people, in memory. */
export class GraphCalendars {
  private readonly events = new Map<string, GraphEvent>();
  /** What becomes of the next calls: another answer in place of their own, or their own one this late. */
  readonly failures: {
    status?: number | undefined;
    retryAfter?: number | undefined;
    delayMs?: number | undefined;
  }[] = [];

  listOf(email: string) {
    const owner = { name: email, address: email };
    return [
      { id: `${email}-calendar`, name: 'Calendar', isDefaultCalendar: true, canEdit: true, owner },
      { id: `${email}-family`, name: 'Family', isDefaultCalendar: false, canEdit: true, owner },
      { id: `${email}-birthdays`, name: 'Birthdays', isDefaultCalendar: false, canEdit: false, owner },
    ];
  }

  in(calendarId: string): GraphEvent[] {
    return [...this.events.values()].filter((event) => event.calendarId === calendarId);
  }

  /** An entry in one of the calendars of a person, else nothing. */
  of(email: string, id: string): GraphEvent | null {
    const event = this.events.get(id);
    return event && this.listOf(email).some((one) => one.id === event.calendarId) ? event : null;
  }

  /** @returns the entry of before when a client repeats a request with the same transaction id */
  insert(calendarId: string, fields: z.output<typeof eventFields>): GraphEvent {
    const { transactionId } = fields;
    const known = transactionId && this.in(calendarId).find((event) => event.transactionId === transactionId);
    if (known) return known;
    const made: GraphEvent = { showAs: 'busy', isCancelled: false, ...fields, id: randomUUID(), calendarId };
    this.events.set(made.id, made);
    return made;
  }

  change(event: GraphEvent, fields: object): GraphEvent {
    const changed = { ...event, ...fields, id: event.id, calendarId: event.calendarId };
    this.events.set(event.id, changed);
    return changed;
  }

  remove(id: string): void {
    this.events.delete(id);
  }
}

/** Epoch milliseconds of a wall clock in its zone. */
export function instantOf({ dateTime, timeZone }: GraphEvent['start']): number {
  const wall = Date.parse(`${dateTime.replace(/Z$/, '')}Z`);
  const zone = windowsNames[timeZone] ?? timeZone;
  if (zone === 'UTC') return wall;
  // Twice, because the offset at the first guess may be the one of the other side of a clock change.
  return wall - offsetAt(zone, wall - offsetAt(zone, wall));
}

function offsetAt(timeZone: string, at: number): number {
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(at);
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
