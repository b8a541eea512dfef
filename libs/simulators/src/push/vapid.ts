import { importJWK, jwtVerify } from 'jose';

export interface Sender {
  publicKey: string;
  subject: string;
}

const maxLifeSec = 86_400;
const publicSubject = /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/;

/**
 * Who sends, by the `Authorization` header.
 * @param origin of this push service: a token for another one is refused
 * @throws Error with what is wrong with it
 * @source RFC 8292
 */
export async function senderOf(header: string | undefined, origin: string): Promise<Sender> {
  const { t, k } = /^vapid\s+t=(?<t>[\w.-]+),\s*k=(?<k>[\w-]+)$/i.exec(header ?? '')?.groups ?? {};
  if (!t || !k) throw new Error('there is no VAPID token');
  const point = Buffer.from(k, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('the key is no point of P-256');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256');
  const { payload } = await jwtVerify(t, key, { algorithms: ['ES256'], audience: origin });
  const { exp = 0, sub = '' } = payload;
  if (exp > Date.now() / 1_000 + maxLifeSec) throw new Error('the token is valid for more than a day');
  if (!publicSubject.test(sub)) throw new Error('the subject is neither mailto: nor https:');
  return { publicKey: k, subject: sub };
}
