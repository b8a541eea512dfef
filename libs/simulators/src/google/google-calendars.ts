import { randomUUID } from 'node:crypto';
import { z } from 'zod';

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

const roomRequest = z.object({ createRequest: z.object({ requestId: z.string() }) });

/**
 * The room of an entry. It is asked for by a request with `conferenceDataVersion` and is there from the next such request on, as Google makes
 * it a moment later; without the version what was sent about rooms does not count.
 */
export function roomOf(sent: object, version: string | null, before?: GoogleEvent): Partial<GoogleEvent> {
  const { conferenceData, hangoutLink }: Partial<GoogleEvent> = before ?? {};
  const kept = conferenceData ? { conferenceData, ...(hangoutLink ? { hangoutLink } : {}) } : {};
  const asked = roomRequest.safeParse('conferenceData' in sent ? sent.conferenceData : null).data;
  if (version !== '1' || !asked) return kept;
  const { requestId } = asked.createRequest;
  const isKnown = roomRequest.safeParse(conferenceData).data?.createRequest.requestId === requestId;
  const statusCode = isKnown ? 'success' : 'pending';
  const link = isKnown ? { hangoutLink: `https://meet.google.com/${requestId.slice(0, 10)}` } : {};
  return { conferenceData: { createRequest: { requestId, status: { statusCode } } }, ...link };
}

/** Epoch milliseconds; a date begins at midnight UTC, the zone of every simulated calendar. */
export const instantOf = ({ dateTime, date }: GoogleEvent['start']): number =>
  Date.parse(dateTime ?? `${date}T00:00:00Z`);
