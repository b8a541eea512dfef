import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { startPush, type PushSimulator } from './push-simulator.js';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:help@links.example.com';

describe('the push service of a development machine', () => {
  let service: PushSimulator;
  beforeAll(async () => {
    service = await startPush();
  });
  afterAll(() => service.close());

  const requestFor = (subscription: webPush.PushSubscription, text = 'hello', options: webPush.RequestOptions = {}) =>
    webPush.generateRequestDetails(subscription, text, {
      ...{ vapidDetails: { subject, ...keys }, contentEncoding: 'aes128gcm', TTL: 60, ...options },
    });
  async function post(endpoint: string, { headers, body }: webPush.RequestDetails, more: Record<string, string> = {}) {
    const sent = Object.entries({ ...headers, ...more }).map(([name, value]) => [name, String(value)]);
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(sent),
      body: new Uint8Array(body ?? []),
    });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
  }
  const send = (subscription: webPush.PushSubscription, text?: string, options?: webPush.RequestOptions) =>
    post(subscription.endpoint, requestFor(subscription, text, options));

  it('takes what a browser can read, and shows it', async () => {
    const subscription = service.subscribe(keys.publicKey);
    expect(await send(subscription, 'Grüße 🎉', { urgency: 'high', topic: 'news' })).toEqual({
      status: 201,
      retryAfter: null,
    });
    const { endpoint } = subscription;
    const taken: unknown = await (
      await fetch(`${service.url}/messages?endpoint=${encodeURIComponent(endpoint)}`)
    ).json();
    const about = { payload: 'Grüße 🎉', ttl: 60, urgency: 'high', topic: 'news', subject, publicKey: keys.publicKey };
    expect(taken).toMatchObject([{ endpoint, ...about }]);
    expect(await (await fetch(service.url)).text()).toContain('Grüße 🎉');
  });

  it('refuses another sender than the one that was subscribed to, and what no token proves', async () => {
    const subscription = service.subscribe(webPush.generateVAPIDKeys().publicKey);
    expect((await send(subscription)).status).toBe(403);
    const any = service.subscribe();
    const request = requestFor(any);
    expect((await post(any.endpoint, request, { Authorization: 'vapid t=a.b.c, k=x' })).status).toBe(403);
    expect((await post(any.endpoint, requestFor({ ...any, endpoint: 'https://fcm.googleapis.com/x' }))).status).toBe(
      403,
    );
  });

  it('refuses what the browser cannot read, what is too long, and what has no TTL', async () => {
    const [one, other] = [service.subscribe(), service.subscribe()];
    expect((await send({ ...one, keys: other.keys })).status).toBe(400);
    expect((await send(one, 'x'.repeat(3_994))).status).toBe(413);
    expect((await send(one, 'x'.repeat(3_993))).status).toBe(201);
    expect((await post(one.endpoint, requestFor(one), { TTL: '' })).status).toBe(400);
  });

  it('answers as it is asked to, so many times', async () => {
    const subscription = service.subscribe();
    const id = subscription.endpoint.split('/').at(-1);
    const behave = (path: string, how: object) =>
      fetch(`${service.url}${path}`, { method: 'PUT', body: JSON.stringify(how) });
    await behave(`/subscriptions/${id}/behaviour`, { status: 429, retryAfter: '7', times: 2 });
    expect(await send(subscription)).toEqual({ status: 429, retryAfter: '7' });
    expect((await send(subscription)).status).toBe(429);
    expect((await send(subscription)).status).toBe(201);
    await behave('/behaviour', { status: 503 });
    expect((await send(subscription)).status).toBe(503);
    await behave('/behaviour', { status: 201 });
    expect((await send(subscription)).status).toBe(201);
    await fetch(`${service.url}/subscriptions/${id}`, { method: 'DELETE' });
    expect((await send(subscription)).status).toBe(410);
  });
});
