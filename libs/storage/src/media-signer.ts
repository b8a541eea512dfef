import { equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { assertKey } from './object-key.js';
import type { SignedUrlOptions } from './object-store.js';

export interface MediaSigner {
  /** `<base>/<key>?expires=<epoch seconds>&name=…&signature=…` */
  sign(key: string, expiresSec: number, options?: SignedUrlOptions, at?: Date): string;
  /** What the /media route asks before it serves a private object. */
  verify(key: string, query: Readonly<Record<string, unknown>>, at?: Date): 'valid' | 'expired' | 'invalid';
}

/**
 * Signed addresses of our own /media route.
 * @param secret   key material of this purpose only
 * @param baseUrl  `/media`, or with an origin
 * @source quality 3 "Download links"
 */
export function mediaSigner(secret: string | Buffer, baseUrl = '/media'): MediaSigner {
  const signature = (key: string, expires: string, name: string) => keyedHash(secret, 'media', key, expires, name);

  return {
    sign(key, expiresSec, { downloadName = '' } = {}, at = new Date()) {
      assertKey(key);
      if (!Number.isInteger(expiresSec) || expiresSec < 1) throw new RangeError('A link lives at least one second');
      const expires = String(Math.floor(at.getTime() / 1000) + expiresSec);
      const query = new URLSearchParams({
        expires,
        ...(downloadName ? { name: downloadName } : {}),
        signature: signature(key, expires, downloadName),
      });
      return `${baseUrl}/${key}?${query.toString()}`;
    },
    verify(key, query, at = new Date()) {
      const { expires, name = '', signature: given } = query;
      if (typeof expires !== 'string' || typeof name !== 'string' || typeof given !== 'string') return 'invalid';
      if (!equalInConstantTime(given, signature(key, expires, name))) return 'invalid';
      return Number(expires) * 1000 > at.getTime() ? 'valid' : 'expired';
    },
  };
}
