import { deriveKey, equalInConstantTime, keyedHash, randomToken } from '@linkyard/crypto';
import { minuteMs } from '@linkyard/time';

const lifeMs = 15 * minuteMs;

/** The `state` of a consent page: sealed for one provider and one signed-in user, and valid for 15 minutes. Nothing of it is stored. */
export class ConsentState {
  private readonly key: Buffer;

  /** @param purpose keeps the states of two features apart that share the secret */
  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  create(provider: string, userId: string): string {
    const parts = [(Date.now() + lifeMs).toString(36), randomToken(16)];
    return [...parts, this.sign(provider, userId, parts)].join('.');
  }

  isValid(state: string, provider: string, userId: string): boolean {
    const [expires = '', nonce = '', signature = ''] = state.split('.');
    if (!/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < Date.now()) return false;
    return equalInConstantTime(signature, this.sign(provider, userId, [expires, nonce]));
  }

  /** The PKCE code verifier that belongs to a state; only we can derive it. */
  verifierOf(state: string): string {
    return keyedHash(this.key, 'verifier', state);
  }

  private sign(provider: string, userId: string, parts: readonly string[]): string {
    return keyedHash(this.key, 'state', provider, userId, ...parts).slice(0, 43);
  }
}
