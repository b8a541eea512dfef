import { addUpdateWebinar, type RequestInput, type subscribeWebinar, type WebinarView } from '@linkyard/contracts';
import { creator } from '@linkyard/service-kit/testing';
import type { BookingsHarness, Creator } from './bookings-harness.js';

export const aSession = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone: 'Europe/Berlin' };

/** A published webinar of one session with a room of its own. */
export async function aWebinar(
  harness: BookingsHarness,
  sent: Partial<RequestInput<typeof addUpdateWebinar>> = {},
  ctx: Creator = creator(),
): Promise<{ ctx: Creator; webinar: WebinarView }> {
  const usual = { title: 'Glazing for beginners', joinUrl: 'https://meet.example/room', sessions: [aSession] };
  const request = { ...usual, state: 'scheduled' as const, ...sent };
  return { ctx, ...(await harness.call(addUpdateWebinar, request, ctx)) };
}

let keys = 0;

/** What a visitor sends; each time another person. */
export function aSubscription(
  { publicId }: Pick<WebinarView, 'publicId'>,
  sent: Partial<RequestInput<typeof subscribeWebinar>> = {},
): RequestInput<typeof subscribeWebinar> {
  keys += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: `ada${keys}@example.com` };
  return { publicId, timeZone: 'Europe/London', person, idempotencyKey, ...sent };
}
