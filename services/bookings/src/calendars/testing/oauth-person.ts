import { connectCalendar, type CalendarAccountView } from '@linkyard/contracts';
import type { BookingsHarness, Creator } from '../../testing/bookings-harness.js';

type Provider = 'google' | 'microsoft';

/** What the browser brings back from a simulator's consent page. */
export async function consentOf(bookings: BookingsHarness, ctx: Creator, provider: Provider, email: string) {
  const { authorizeUrl } = await bookings.call(connectCalendar, { provider }, ctx);
  const url = new URL(authorizeUrl ?? '');
  url.searchParams.set('prompt', 'none');
  url.searchParams.set('login_hint', email);
  const reply = await fetch(url, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '').searchParams;
  return { provider, code: back.get('code') ?? '', state: back.get('state') ?? '' };
}

export async function connectBy(
  bookings: BookingsHarness,
  ctx: Creator,
  provider: Provider,
  email: string,
): Promise<CalendarAccountView> {
  const { account } = await bookings.call(connectCalendar, await consentOf(bookings, ctx, provider, email), ctx);
  if (!account) throw new Error('nothing was connected');
  return account;
}
