import { authWebinarProvider, connectCalendar, type WebinarConnectionView } from '@linkyard/contracts';
import { must, type Person } from '@linkyard/testing';

/** What a browser brings back from the consent page of a simulated provider. */
async function broughtBack(authorizeUrl: string | null | undefined, email: string) {
  const url = new URL(authorizeUrl ?? '');
  url.searchParams.set('prompt', 'none');
  url.searchParams.set('login_hint', email);
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
}

export async function consentOf(token: string, email: string) {
  const { authorizeUrl } = await must(connectCalendar, { provider: 'google' }, token);
  return { provider: 'google' as const, ...(await broughtBack(authorizeUrl, email)) };
}

/** Connects GoToWebinar. */
export async function connectWebinars({ token, email }: Person): Promise<WebinarConnectionView> {
  const { authorizeUrl } = await must(authWebinarProvider, {}, token);
  const { connection } = await must(authWebinarProvider, await broughtBack(authorizeUrl, email), token);
  if (!connection) throw new Error('nothing was connected');
  return connection;
}
