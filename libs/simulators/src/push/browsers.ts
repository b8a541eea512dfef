import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import ece from 'http_ece';

/** How a push service treats one browser, or all of them. */
export interface Behaviour {
  /** The answer; 201 takes the notification. */
  status: number;
  /** Seconds, or a date, as the header `Retry-After`. */
  retryAfter?: string | undefined;
  /** Before the answer, milliseconds. */
  delayMs?: number | undefined;
  /** So many answers; then it takes them again. For ever without it. */
  times?: number | undefined;
}

/** A browser that has subscribed, with the keys that only it knows. */
export interface Browser {
  id: string;
  /** The only key whose notifications it takes; any, where it named none. */
  applicationServerKey: string | null;
  ecdh: ECDH;
  auth: Buffer;
  behaviour: Behaviour | null;
}

export interface TakenPush {
  id: string;
  subscriptionId: string;
  endpoint: string;
  at: string;
  /** As the browser reads it. */
  payload: string;
  ttl: number;
  urgency: string;
  topic: string;
  /** `sub` of the sender's token. */
  subject: string;
  /** The sender's public key. */
  publicKey: string;
}

export class Browsers {
  private readonly all = new Map<string, Browser>();
  /** Of every browser, before its own. */
  behaviour: Behaviour | null = null;

  subscribe(applicationServerKey: string | null): Browser {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const id = randomBytes(16).toString('hex');
    const browser = { id, applicationServerKey, ecdh, auth: randomBytes(16), behaviour: null };
    this.all.set(id, browser);
    return browser;
  }

  find(id: string): Browser | undefined {
    return this.all.get(id);
  }

  remove(id: string): boolean {
    return this.all.delete(id);
  }

  /** The behaviour for the next answer; one with `times` is used up. */
  next(browser: Browser): Behaviour | null {
    for (const holder of [this, browser]) {
      const { behaviour } = holder;
      if (!behaviour) continue;
      if (behaviour.times === undefined) return behaviour;
      const left = behaviour.times - 1;
      holder.behaviour = left > 0 ? { ...behaviour, times: left } : null;
      return behaviour;
    }
    return null;
  }
}

/** What `PushSubscription.toJSON()` gives in that browser. */
export const subscriptionOf = ({ id, ecdh, auth }: Browser, origin: string) => ({
  endpoint: `${origin}/push/${id}`,
  expirationTime: null,
  keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
});

/** Reads a notification as the browser does. @throws Error when it was encrypted for another one */
export const decrypted = ({ ecdh, auth }: Browser, body: Buffer): string =>
  ece
    .decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth.toString('base64url') })
    .toString('utf8');
