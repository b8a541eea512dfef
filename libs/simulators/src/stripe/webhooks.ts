import { createHmac } from 'node:crypto';
import { newId, type Account } from './account.js';
import type { StripeEvent, WebhookEndpoint } from './objects.js';

export const apiVersion = '2026-10-28.endive';
/** Waits before another attempt, for an hour; the real ones go on for three days. */
const retryWaitsMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000, ...Array.from({ length: 60 }, () => 60_000)];

export interface Delivery {
  eventId: string;
  type: string;
  url: string;
  /** 0: no response. */
  status: number;
}

/** `t=…,v1=…` over the raw body. @source docs.stripe.com/webhooks#verify-manually */
export function signature(body: string, secret: string, atSec: number): string {
  const mac = createHmac('sha256', secret).update(`${atSec}.${body}`).digest('hex');
  return `t=${atSec},v1=${mac}`;
}

/** Makes events and sends them as the real ones are sent, and badly where a test asks for it. */
export class Webhooks {
  readonly deliveries: Delivery[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly now: () => number) {}

  /** Records an event with a copy of the object as it is now, and sends it to the endpoints that want it. */
  emit(account: Account, type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: Math.floor(this.now() / 1000),
      livemode: account.livemode,
      type,
      data: { object: structuredClone(object) },
      request: { id: null, idempotency_key: null },
      pending_webhooks: account.endpoints.size,
    };
    account.events.set(event.id, event);
    if (account.delivery.paused) account.held.push(event);
    else
      for (let copy = 0; copy < account.delivery.copies; copy += 1)
        this.later(account, event, account.delivery.delayMs, 0);
    return event;
  }

  /** Sends what was held, in the order asked for, and waits for the answers. */
  async flush(account: Account, order: 'sent' | 'reversed' | 'shuffled'): Promise<Delivery[]> {
    const held = account.held.splice(0);
    const copies = held.flatMap((event) => Array.from({ length: account.delivery.copies }, () => event));
    if (order === 'reversed') copies.reverse();
    if (order === 'shuffled') copies.sort((one, other) => fixedRank(one.id) - fixedRank(other.id));
    const sent: Delivery[] = [];
    for (const event of copies) sent.push(...(await this.send(account, event)));
    return sent;
  }

  /** Sends an event once more; `ageSec` backdates its signature, `secret` replaces the endpoint's own. */
  async send(account: Account, event: StripeEvent, { ageSec = 0, secret }: { ageSec?: number; secret?: string } = {}) {
    const wanted = [...account.endpoints.values()].filter((endpoint) => wants(endpoint, event.type));
    const sent: Delivery[] = [];
    for (const endpoint of wanted) {
      const body = JSON.stringify(event, null, 2);
      const header = signature(body, secret ?? endpoint.secret, Math.floor(this.now() / 1000) - ageSec);
      const status = await post(endpoint.url, body, header);
      sent.push({ eventId: event.id, type: event.type, url: endpoint.url, status });
    }
    this.deliveries.push(...sent);
    return sent;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(account: Account, event: StripeEvent, waitMs: number, attempt: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.send(account, event).then((sent) => {
        const wait = retryWaitsMs[attempt];
        const isRefused = sent.some(({ status }) => status < 200 || status > 299);
        if (isRefused && wait !== undefined) this.later(account, event, wait, attempt + 1);
      });
    }, waitMs);
    timer.unref();
    this.timers.add(timer);
  }
}

const fixedRank = (id: string) => Number.parseInt(id.slice(-6), 16);
const wants = ({ enabled_events: events, status }: WebhookEndpoint, type: string) =>
  status === 'enabled' && events.some((pattern) => pattern === '*' || pattern === type);

async function post(url: string, body: string, header: string): Promise<number> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': header,
        'user-agent': 'Stripe/1.0',
      },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    // Refused connection or time-out: sent again later.
    return 0;
  }
}
