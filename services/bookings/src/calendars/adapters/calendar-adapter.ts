import type { Range } from '@linkyard/slots';
import { hourMs } from '@linkyard/time';

export type CalendarErrorCode = 'refused' | 'unavailable' | 'unreadable';

/** What went wrong at a calendar. The message is for the log and holds no secret. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly retryAfterMs: number;
  constructor(
    readonly code: CalendarErrorCode,
    message: string,
    options?: ErrorOptions & {
      /** How long the provider asks to be left alone. */
      retryAfterMs?: number;
    },
  ) {
    super(message, options);
    this.retryAfterMs = Math.min(options?.retryAfterMs ?? 0, hourMs);
  }
}

/** Of a Retry-After in seconds; HTTP dates count as none. */
export const retryAfterOf = (header: string | null | undefined): number =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1000 : 0;

export interface FoundCalendar {
  id: string;
  name: string;
  primary: boolean;
  canWrite: boolean;
}

/** A time the host is not free. @see RFC 5545 for `uid`; empty where the provider names none */
export type BusyEntry = Range & { uid: string };

export interface BusyReply {
  busy: BusyEntry[];
  /** One sentence about what could not be read exactly; empty when all is well. */
  note?: string;
}

/** A booking as it stands in the host's calendar. */
export interface WrittenEvent {
  /** The same for one booking through all its moves. */
  uid: string;
  sequence: number;
  title: string;
  description: string;
  location: string;
  from: Date;
  to: Date;
}

/** One connected account. Every method throws `CalendarError`. */
export interface CalendarAdapter {
  describe(): Promise<{ accountKey: string; email: string; calendars: FoundCalendar[] }>;
  /** Entries that overlap the window and make the host busy, recurring ones as single occurrences. */
  busy(calendarId: string, window: Range): Promise<BusyReply>;
  /** Writes or replaces an entry: the same uid is the same entry, however often it is written. @returns its name at the provider */
  put(calendarId: string, event: WrittenEvent, ref: string): Promise<string>;
  /** Does nothing when it is gone already. */
  remove(calendarId: string, ref: string): Promise<void>;
}
