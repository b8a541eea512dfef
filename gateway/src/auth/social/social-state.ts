import { createHash } from 'node:crypto';
import { deriveKey, equalInConstantTime, keyedHash, randomToken } from '@linkyard/crypto';

/** A person may take this long at the provider's page. */
export const stateLifeMs = 10 * 60_000;

/** One sign-in under way. `state` goes through the provider and comes back; `nonce` stays in a cookie of this browser. */
export interface BegunSignIn {
  state: string;
  nonce: string;
}

/**
 * Creates and checks the `state` of a sign-in without a server session: it is signed, expires, and is bound to the browser that holds the
 * nonce, which prevents login CSRF by a link. @source models.md 1 "signed state", quality 3 "Social login"
 */
export class SocialState {
  private readonly key: Buffer;
  constructor(tokenSecret: string) {
    this.key = deriveKey(tokenSecret, 'gateway.social-state');
  }

  begin(provider: string, now = Date.now()): BegunSignIn {
    const nonce = randomToken();
    return { nonce, state: this.sign(provider, (now + stateLifeMs).toString(36), nonce) };
  }

  isRight(provider: string, state: string | undefined, nonce: string | undefined, now = Date.now()): boolean {
    const [expires = ''] = (state ?? '').split('.');
    if (!state || !nonce || !/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < now) return false;
    return equalInConstantTime(state, this.sign(provider, expires, nonce));
  }

  /** The PKCE verifier of this sign-in; it follows from the nonce, so nothing more has to be kept. @source RFC 7636 4.1 */
  verifier(nonce: string): string {
    return Buffer.from(keyedHash(this.key, 'pkce', nonce), 'hex').toString('base64url');
  }

  challenge(nonce: string): string {
    return createHash('sha256').update(this.verifier(nonce)).digest('base64url');
  }

  private sign(provider: string, expires: string, nonce: string): string {
    return `${expires}.${keyedHash(this.key, 'state', provider, expires, nonce)}`;
  }
}
