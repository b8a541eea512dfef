import type { Validators } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import type { IcsReader } from '../ics/ics-reader.js';

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
  /** Names of time zones that are not known: their times are read in the host's own. */
  unknownZones: readonly string[];
  /** Names of some entries that could not be read, and how many there are. */
  leftOut?: { names: readonly string[]; count: number };
  /** To be known by at the next read; missing where the provider has nothing like it. */
  validators?: Validators;
}

/** What an adapter of calendar files needs. */
export interface FileParts {
  ics: IcsReader;
  /** The host's, for times that name none. */
  zone: string;
  /** The host's e-mail addresses: what they declined is free. */
  addresses: () => Promise<string[]>;
  /** Hash of files that were too complex before; empty to read them all the same. */
  tooComplex: string;
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
  /** The provider makes a meeting room for it, where it has such rooms. */
  wantsRoom: boolean;
}

export interface Written {
  /** Its name at the provider. */
  ref: string;
  /** Address of the room; empty without one, null while it is still being made: writing again asks for it. */
  roomUrl: string | null;
}

/** One connected account. Every method throws `ProviderError`. */
export interface CalendarAdapter {
  describe(): Promise<{ accountKey: string; email: string; calendars: FoundCalendar[] }>;
  /** Entries that overlap the window and make the host busy, recurring ones as single occurrences. */
  /** @param known what the last read was known by @returns null where nothing has changed since */
  busy(calendarId: string, window: Range, known?: Validators): Promise<BusyReply | null>;
  /** Writes or replaces an entry: the same uid is the same entry, however often it is written. @param ref empty for the first time */
  put(calendarId: string, event: WrittenEvent, ref: string): Promise<Written>;
  /** Does nothing when it is gone already. */
  remove(calendarId: string, ref: string): Promise<void>;
}
