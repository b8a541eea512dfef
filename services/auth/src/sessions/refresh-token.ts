import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '@linkyard/crypto';

export interface RefreshToken {
  sessionId: string;
  generation: number;
}
type Source = RefreshToken & { seed: string };

/**
 * The refresh token of one generation of a session. Derived from the key whenever it is needed, so that two tabs renewing at the same
 * moment can be given the same one although only its hash is stored.
 */
export function refreshTokenOf(key: Buffer, { sessionId, generation, seed }: Source): string {
  return `${sessionId}.${generation}.${mac(key, sessionId, generation, seed)}`;
}

/** Reads which session and generation a token claims to be of; proves nothing. @returns null when it has not the shape of one */
export function readRefreshToken(token: string): RefreshToken | null {
  const [, sessionId, generation] = /^([0-9a-f]{24})\.(\d{1,9})\.[\w-]{43}$/.exec(token) ?? [];
  return sessionId && generation ? { sessionId, generation: Number(generation) } : null;
}

/** True when we have once given this token out, whether or not it is still good. */
export function isGenuine(key: Buffer, token: string, seed: string): boolean {
  const read = readRefreshToken(token);
  return read !== null && equalInConstantTime(token, refreshTokenOf(key, { ...read, seed }));
}

const mac = (key: Buffer, sessionId: string, generation: number, seed: string) =>
  createHmac('sha256', key).update(`${sessionId}.${generation}.${seed}`).digest('base64url');
