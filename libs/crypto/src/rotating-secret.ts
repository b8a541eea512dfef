import { createHash } from 'node:crypto';
import { hmacKey, type JwtKey } from './jwt.js';
import { deriveKey } from './keyed-hash.js';

/** A master secret, and the one before it while what that one signed may still be in use. */
export interface RotatingSecret {
  current: string;
  previous?: string | undefined;
}

/** The keys of one purpose, the current one first. */
export const derivedKeys = (purpose: string, { current, previous }: RotatingSecret): readonly [Buffer, ...Buffer[]] => [
  deriveKey(current, purpose),
  ...(previous ? [deriveKey(previous, purpose)] : []),
];

/** Keys for HS256: the first signs, all verify. The key id follows from the key, so every process names it alike. */
export const hmacKeys = (purpose: string, secret: RotatingSecret): JwtKey[] =>
  derivedKeys(purpose, secret).map((key) => hmacKey(createHash('sha256').update(key).digest('hex').slice(0, 12), key));
