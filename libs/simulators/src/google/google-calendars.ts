import { randomUUID } from 'node:crypto';

/** An entry as Google keeps it; what a client sends beside these fields comes back as it was sent. */
export interface GoogleEvent {
  id: string;
  status: string;
  start: { dateTime?: string; date?: string };
  end: { dateTime?: string; date?: string };
  [field: string]: unknown;
}

/** Calendars of the simulated people, in memory: one of their own, and one of their family. */
export class GoogleCalendars {
  private readonly events = new Map<string, Map<string, GoogleEvent>>();
  /** What becomes of the next calls: another answer in place of their own, or their own one this late. */
  readonly failures: { status: number; reason: string; delayMs: number }[] = [];

  listOf(email: string) {
    return [
      { id: email, summary: email, primary: true, accessRole: 'owner' },
      { id: `family.${email}`, summary: 'Family', accessRole: 'writer' },
      { id: 'holidays@group.v.calendar.google.com', summary: 'Holidays', accessRole: 'reader' },
    ];
  }

  in(calendarId: string): Map<string, GoogleEvent> {
    const known = this.events.get(calendarId) ?? new Map<string, GoogleEvent>();
    this.events.set(calendarId, known);
    return known;
  }

  /** @returns null when the id has been taken, also by an entry that was deleted */
  insert(calendarId: string, event: Pick<GoogleEvent, 'start' | 'end'> & { id?: string }): GoogleEvent | null {
    const id = event.id ?? randomUUID().replaceAll('-', '');
    const kept = this.in(calendarId);
    if (kept.has(id)) return null;
    const made: GoogleEvent = { iCalUID: `${id}@google.com`, ...event, id, status: 'confirmed' };
    kept.set(id, made);
    return made;
  }
}

/** Epoch milliseconds; a date begins at midnight UTC, the zone of every simulated calendar. */
export const instantOf = ({ dateTime, date }: GoogleEvent['start']): number =>
  Date.parse(dateTime ?? `${date}T00:00:00Z`);
