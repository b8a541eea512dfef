import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId, type Account } from './state.js';

const retryWaitsMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

/** Events signed by a key of the simulator's own, and the check of such signatures. */
export class PayPalWebhooks {
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly origin: () => string) {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  certificate(): string {
    return this.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  emit(account: Account, type: string, resource: object): void {
    const id = `WH-${newId(17)}-${newId(17)}`;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      event_type: type,
      resource_version: '2.0',
      resource,
    });
    for (const webhook of account.webhooks.values()) {
      if (!webhook.event_types.some(({ name }) => name === '*' || name === type)) continue;
      const send = (attempt: number) => this.send(webhook.id, webhook.url, body, attempt);
      for (let copy = 0; copy < account.copies; copy += 1) {
        if (account.paused) account.held.push(() => send(retryWaitsMs.length));
        else void send(0);
      }
    }
  }

  async flush(account: Account, isReversed: boolean): Promise<void> {
    const held = account.held.splice(0);
    for (const send of isReversed ? held.reverse() : held) await send();
  }

  /** POST /v1/notifications/verify-webhook-signature */
  isGenuine(headers: { id: string; time: string; signature: string; webhookId: string }, rawEvent: string): boolean {
    const text = `${headers.id}|${headers.time}|${headers.webhookId}|${crc32(rawEvent)}`;
    return verify('RSA-SHA256', Buffer.from(text), this.publicKey, Buffer.from(headers.signature, 'base64'));
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async send(webhookId: string, url: string, body: string, attempt: number): Promise<void> {
    const id = newId(32).toLowerCase();
    const time = new Date().toISOString();
    const signature = sign('RSA-SHA256', Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`), this.privateKey);
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature.toString('base64'),
      'paypal-cert-url': `${this.origin()}/v1/notifications/certs/CERT-simulator`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    const isTaken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const wait = retryWaitsMs[attempt];
    if (isTaken || wait === undefined) return;
    const timer = setTimeout(() => void this.send(webhookId, url, body, attempt + 1), wait);
    timer.unref();
    this.timers.add(timer);
  }
}
