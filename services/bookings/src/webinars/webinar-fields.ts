import type { WebinarInput } from '@linkyard/contracts';
import { priceStep } from '@linkyard/money';
import type { NewDocument } from '@linkyard/mongo';
import { amountField, fieldRefusal } from '@linkyard/service-kit';
import { newPublicId } from '../appointments/appointment-fields.js';
import type { Webinar } from './webinar.schema.js';

const hour = 60;

/** A draft of a single session with the usual reminders. */
export const emptyWebinar = (now: Date): NewDocument<Webinar> => ({
  publicId: newPublicId(),
  ...{ provider: 'custom', connectionId: null, externalKey: null },
  ...{ title: '', description: '', image: '', hosts: [], type: 'single', sessions: [], joinUrl: '' },
  ...{ capacity: 0, waitlist: true, price: 0, currency: 'USD' },
  ...{ registrationOpensAt: null, registrationClosesAt: null, personFields: [], fields: [] },
  requiresApproval: false,
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  reminders: [-24 * hour, -hour, -10],
  ...{ replayUrl: '', replayUntil: null, status: 1, state: 'draft', lastSyncAt: null },
  ...{ icsSequence: 0, remindedUntil: now, dueAt: null },
});

const dateOf = (sent: string | null): Date | null => (sent === null ? null : new Date(sent));

/** @throws DomainError core.invalid_input when a session is listed twice */
function sessionsFrom(
  sent: NonNullable<WebinarInput['sessions']>,
  { sessions: before, type }: Pick<Webinar, 'sessions' | 'type'>,
): Webinar['sessions'] {
  const known = new Set(before.map(({ sessionKey }) => sessionKey));
  // The session that takes the place of the only one is a move of it.
  const replaced = type === 'single' && sent.length === 1 ? before[0]?.sessionKey : undefined;
  const sessions = sent.map(({ sessionKey, startAt, endAt, timeZone }) => ({
    sessionKey: sessionKey !== undefined && known.has(sessionKey) ? sessionKey : (replaced ?? newPublicId()),
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    timeZone,
  }));
  if (new Set(sessions.map(({ sessionKey }) => sessionKey)).size < sessions.length)
    throw fieldRefusal('sessions', 'bookings.session_repeated');
  return sessions;
}

/** The stored fields of what a creator sent. @throws DomainError core.invalid_input naming the field */
export function fieldsFrom(input: WebinarInput, before: Pick<Webinar, 'currency' | 'price' | 'sessions' | 'type'>) {
  const { price, sessions, registrationOpensAt, registrationClosesAt, replayUntil, ...same } = input;
  const fields: Partial<Omit<NewDocument<Webinar>, '_id' | 'tenantId'>> = { ...same };
  const currency = input.currency ?? before.currency;
  if (currency !== before.currency && before.price > 0 && price === undefined)
    throw fieldRefusal('price', 'core.price_in_new_currency');
  if (price !== undefined) fields.price = price === '' ? 0 : amountField('price', price, currency, priceStep(currency));
  if (registrationOpensAt !== undefined) fields.registrationOpensAt = dateOf(registrationOpensAt);
  if (registrationClosesAt !== undefined) fields.registrationClosesAt = dateOf(registrationClosesAt);
  if (replayUntil !== undefined) fields.replayUntil = dateOf(replayUntil);
  const type = input.type ?? before.type;
  // A recording has no time and no seats, whatever was entered before it became one.
  if (type === 'onDemand') return { ...fields, sessions: [], capacity: 0 };
  if (sessions) fields.sessions = sessionsFrom(sessions, { ...before, type });
  return fields;
}

/** @throws DomainError core.invalid_input for what a published webinar may not be */
export function checkPublished(webinar: NewDocument<Webinar> | Omit<Webinar, 'userId' | '_id'>): void {
  const { title, type, sessions, provider, joinUrl, replayUrl } = webinar;
  if (title === '') throw fieldRefusal('title', 'bookings.webinar_without_title');
  if (type === 'onDemand') {
    if (replayUrl === '') throw fieldRefusal('replayUrl', 'bookings.recording_missing');
    return;
  }
  if (sessions.length === 0) throw fieldRefusal('sessions', 'bookings.session_missing');
  if (type === 'single' && sessions.length > 1) throw fieldRefusal('sessions', 'bookings.not_a_series');
  if (provider === 'custom' && joinUrl === '') throw fieldRefusal('joinUrl', 'bookings.join_address_missing');
}
