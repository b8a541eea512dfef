import { z } from 'zod';
import { sentence } from '../../primitives/sentence.js';
import { objectId, recordFields, timestamp } from '../../primitives/index.js';

export const calendarProviders = ['google', 'microsoft', 'caldav', 'ics'] as const;
export const calendarAccountStates = ['active', 'stale', 'error'] as const;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** What `lastError` and `leftOut` say; the app translates it. */
export const calendarErrors = {
  refused: /*i18n*/ 'The calendar no longer accepts our access. Please connect it again.',
  unavailable: /*i18n*/ 'The calendar cannot be reached at the moment. The busy times read last still count.',
  unreadable: /*i18n*/ 'There is no readable calendar at this address any more. The busy times read last still count.',
  unexpected: /*i18n*/ 'The calendar could not be read this time. The busy times read last still count.',
  tooComplex:
    /*i18n*/ 'Reading the calendar took too long. It is read again once it has changed or you press "Read now". The busy times read last still count.',
  leftOut: (names: readonly string[], count: number) =>
    count > names.length
      ? sentence(/*i18n*/ '{count} events cannot be read and block no time, among them {names}.', {
          count,
          names: quoted(names),
        })
      : sentence(/*i18n*/ 'These events cannot be read and block no time: {names}.', { names: quoted(names) }),
  unknownZones: (names: readonly string[]) =>
    sentence(/*i18n*/ 'Times in the unknown time zone {names} are read in your own zone.', {
      names: quoted(names),
    }),
} as const;

/** One calendar of an account. */
export const calendarChoice = z.object({
  /** The provider's own id. */
  id: z.string(),
  name: z.string(),
  primary: z.boolean(),
  canWrite: z.boolean(),
  /** Its busy times block slots. */
  checkBusy: z.boolean(),
});

/** A host's account with calendars. No secret is part of it. @source models.md 7 CalendarAccount */
export const calendarAccountView = z.object({
  ...recordFields,
  provider: z.enum(calendarProviders),
  /** An e-mail address, a user at a server, or the host of an ICS address. */
  email: z.string(),
  calendars: z.array(calendarChoice),
  /** The calendar of this account that bookings are written to; at most one account of a creator has one. */
  writeCalendarId: z.string().nullable(),
  /** `stale`: the last known busy times still count. `error`: it has to be connected again, or its files changed. */
  state: z.enum(calendarAccountStates),
  lastSyncAt: timestamp.nullable(),
  /** One sentence for the screen; empty when all is well. */
  lastError: z.string(),
  /** One sentence that names events which cannot be read; empty without any. */
  leftOut: z.string().default(''),
});
export type CalendarAccountView = z.output<typeof calendarAccountView>;

/** A calendar of one of the creator's accounts. */
export const calendarRef = z.strictObject({ accountId: objectId, calendarId: z.string().min(1).max(1024) });
