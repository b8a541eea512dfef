import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { html, json, redirect, type Reply } from '../http/reply.js';
import { serve, type Route, type SimRequest } from '../http/serve.js';
import { Browsers, decrypted, subscriptionOf, type Browser, type TakenPush } from './browsers.js';
import { pushPage } from './push-page.js';
import { senderOf } from './vapid.js';

export interface PushConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
}
export interface PushSimulator {
  url: string;
  browsers: Browsers;
  /** Oldest first. */
  taken: TakenPush[];
  /** A new browser, as its page sees it. */
  subscribe(applicationServerKey?: string): ReturnType<typeof subscriptionOf>;
  close(): Promise<void>;
}

const maxBody = 4_096;
const maxKept = 5_000;
const subscribing = z.object({ applicationServerKey: z.string().nullable().default(null) });
const behaviourSchema = z.object({
  status: z.int().min(200).max(599).default(201),
  retryAfter: z.string().optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
  times: z.int().min(1).optional(),
});

/**
 * A push service: it verifies the sender, and decrypts as the browser would. `POST /subscriptions` makes a browser, `PUT /behaviour` and `PUT
 * /subscriptions/:id/behaviour` say how it answers (`{status, retryAfter, delayMs, times}`), `GET /messages` and the page at `/` have what arrived.
 * @source RFC 8030, RFC 8188, RFC 8291, RFC 8292
 */
export async function startPush({ host = '127.0.0.1', port = 0 }: PushConfig = {}): Promise<PushSimulator> {
  const browsers = new Browsers();
  const taken: TakenPush[] = [];
  let origin = '';
  const routes: Route[] = [
    ['GET', /^\/$/, () => html(pushPage(taken.toReversed()))],
    ['GET', /^\/messages$/, ({ query }) => json(taken.filter(({ endpoint }) => isWanted(endpoint, query)))],
    ['DELETE', /^\/messages$/, () => cleared(taken)],
    ['POST', /^\/messages\/clear$/, () => (cleared(taken), redirect('/'))],
    ['POST', /^\/subscriptions$/, ({ body }) => made(body)],
    ['DELETE', /^\/subscriptions\/(?<id>\w+)$/, ({ params }) => json({ removed: browsers.remove(params['id'] ?? '') })],
    ['PUT', /^\/behaviour$/, ({ body }) => behave(browsers, body)],
    [
      'PUT',
      /^\/subscriptions\/(?<id>\w+)\/behaviour$/,
      ({ params, body }) => behave(browsers.find(params['id'] ?? ''), body),
    ],
    ['POST', /^\/push\/(?<id>\w+)$/, (request) => receive(request)],
  ];

  function made(body: string): Reply {
    const { applicationServerKey } = subscribing.parse(JSON.parse(body || '{}'));
    return json(subscriptionOf(browsers.subscribe(applicationServerKey), origin), 201);
  }

  async function receive(request: SimRequest): Promise<Reply> {
    const browser = browsers.find(request.params['id'] ?? '');
    if (!browser) return json({ reason: 'There is no such subscription.' }, 410);
    const behaviour = browsers.next(browser);
    if (behaviour?.delayMs) await wait(behaviour.delayMs);
    if (behaviour && behaviour.status !== 201) {
      const headers: Record<string, string> = behaviour.retryAfter ? { 'retry-after': behaviour.retryAfter } : {};
      return json({ reason: 'As it was told.' }, behaviour.status, headers);
    }
    return take(request, browser);
  }

  async function take({ headers, bytes }: SimRequest, browser: Browser): Promise<Reply> {
    if (!/^\d+$/.test(headers['ttl'] ?? '')) return json({ reason: 'TTL is missing.' }, 400);
    if (headers['content-encoding'] !== 'aes128gcm') return json({ reason: 'The encoding is unknown.' }, 415);
    if (bytes.length > maxBody) return json({ reason: 'It has more than 4,096 bytes.' }, 413);
    let sender;
    try {
      sender = await senderOf(headers['authorization'], origin);
    } catch (error) {
      return json({ reason: `BadJwtToken: ${error instanceof Error ? error.message : ''}` }, 403);
    }
    const wanted = browser.applicationServerKey?.replace(/=+$/, '');
    if (wanted && wanted !== sender.publicKey) return json({ reason: 'VapidPkHashMismatch' }, 403);
    let payload;
    try {
      payload = decrypted(browser, bytes);
    } catch {
      return json({ reason: 'The browser cannot read it.' }, 400);
    }
    const id = randomUUID();
    const { ttl, urgency = 'normal', topic = '' } = headers;
    taken.push({
      ...{ id, subscriptionId: browser.id, endpoint: `${origin}/push/${browser.id}`, at: new Date().toISOString() },
      ...{ payload, ttl: Number(ttl), urgency, topic, ...sender },
    });
    if (taken.length > maxKept) taken.shift();
    return { status: 201, headers: { location: `${origin}/messages/${id}` }, body: '' };
  }

  const notFound = () => json({ reason: 'There is nothing here.' }, 404);
  const server = await serve(routes, { host, port, notFound });
  origin = server.url;
  return {
    ...{ url: origin, browsers, taken, close: () => server.close() },
    subscribe: (key) => subscriptionOf(browsers.subscribe(key ?? null), origin),
  };
}

const isWanted = (endpoint: string, query: URLSearchParams): boolean =>
  !query.has('endpoint') || query.get('endpoint') === endpoint;

function cleared(taken: TakenPush[]): Reply {
  taken.length = 0;
  return json({});
}

function behave(holder: Pick<Browser, 'behaviour'> | undefined, body: string): Reply {
  if (!holder) return json({ reason: 'There is no such subscription.' }, 404);
  const behaviour = behaviourSchema.parse(JSON.parse(body || '{}'));
  holder.behaviour = behaviour.status === 201 && behaviour.delayMs === undefined ? null : behaviour;
  return json(holder.behaviour ?? {});
}
