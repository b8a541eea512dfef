import { createHash, generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT, type JWK } from 'jose';
import type { Grant } from '../consent/grants.js';

export interface GoogleKeys {
  jwks(): Promise<{ keys: JWK[] }>;
  /** An id_token as Google makes it: RS256, one hour. */
  idToken(grant: Grant, issuer: string, at: number, accessToken?: string): Promise<string>;
}

/** The claims a scope opens. */
export function claimsOf({ account, scopes }: Grant, issuer: string): Record<string, unknown> {
  const [given = account.name, ...family] = account.name.split(' ');
  return {
    ...(scopes.includes('email') ? { email: account.email, email_verified: account.emailVerified } : {}),
    ...(scopes.includes('profile')
      ? {
          name: account.name,
          picture: `${issuer}/a/${account.id}`,
          given_name: given,
          ...(family.length > 0 ? { family_name: family.join(' ') } : {}),
        }
      : {}),
  };
}

/** OIDC core 3.1.3.6: the left half of the access token's SHA-256. */
const atHash = (accessToken: string) =>
  createHash('sha256').update(accessToken, 'ascii').digest().subarray(0, 16).toString('base64url');

export function newGoogleKeys(): GoogleKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const kid = createHash('sha1').update(spki).digest('hex');
  return {
    jwks: async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
    idToken: (grant, issuer, at, accessToken) =>
      new SignJWT({
        azp: grant.clientId,
        ...claimsOf(grant, issuer),
        ...(accessToken ? { at_hash: atHash(accessToken) } : {}),
        ...(grant.nonce ? { nonce: grant.nonce } : {}),
      })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(grant.clientId)
        .setSubject(grant.account.id)
        .setIssuedAt(Math.floor(at / 1000))
        .setExpirationTime(Math.floor(at / 1000) + 3600)
        .sign(privateKey),
  };
}
