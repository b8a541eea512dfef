import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A key for one purpose out of a master secret (HKDF-SHA-256), so that two purposes never share a key.
 * @param master  at least 32 characters of randomness
 * @param purpose e.g. `jwt.session`, `ip-hash`; part of the key: a renamed purpose is another key
 */
export function deriveKey(master: string, purpose: string, bytes = 32): Buffer {
  if (master.length < 32) throw new RangeError('A master secret has at least 32 characters');
  return Buffer.from(hkdfSync('sha256', Buffer.from(master, 'utf8'), 'linkyard', purpose, bytes));
}

/** HMAC-SHA-256 in hex. Parts are length-prefixed, so ('ab','c') and ('a','bc') differ. */
export function keyedHash(key: Buffer | string, ...parts: string[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part, 'utf8')}:`).update(part, 'utf8');
  return hmac.digest('hex');
}

/** An IP address as stored: not to be read back without the key. @source spec 6 "no raw IP" */
export const ipHash = (key: Buffer | string, ip: string): string => keyedHash(key, 'ip', ip).slice(0, 32);

/** The salt of one UTC day. */
export const dailySalt = (key: Buffer | string, at: Date): string =>
  keyedHash(key, 'visitor-day', at.toISOString().slice(0, 10));

export interface VisitorTraits {
  ip: string;
  userAgent: string;
  /** The page's owner or host: the same person is another visitor elsewhere. */
  scope: string;
}
/** Counts a person once a day without a cookie; tomorrow's key of the same person has nothing in common with today's. */
export const visitorKey = (key: Buffer | string, at: Date, traits: VisitorTraits): string =>
  keyedHash(dailySalt(key, at), traits.ip, traits.userAgent, traits.scope).slice(0, 32);
