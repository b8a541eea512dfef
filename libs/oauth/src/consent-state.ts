import { deriveKey, equalInConstantTime, keyedHash, randomToken } from '@linkyard/crypto';
import { minuteMs } from '@linkyard/time';

const lifeMs = 15 * minuteMs;

/** Who went to a consent page. */
export interface Consenting {
  userId: string;
  tenantId: string | null;
}

/**
 * The `state` of a consent page: signed for one provider and one signed-in user, and valid for 15 minutes. It names the tenant in clear, so that
 * the one address that is registered at the provider can lead each person back to their own site. Nothing of it is stored.
 */
export class ConsentState {
  private readonly key: Buffer;

  /** @param purpose keeps the states of two features apart that share the secret */
  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  create(provider: string, person: Consenting): string {
    const expires = (Date.now() + lifeMs).toString(36);
    const parts = [expires, randomToken(16), person.tenantId ?? '', this.nameOf(person.userId)];
    return [...parts, this.sign(provider, parts)].join('.');
  }

  isValid(state: string, provider: string, { userId, tenantId }: Consenting): boolean {
    const [expires = '', , tenant, user = ''] = this.read(state, provider) ?? [];
    if (!/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < Date.now()) return false;
    return tenant === (tenantId ?? '') && equalInConstantTime(user, this.nameOf(userId));
  }

  /** Also of a state that has expired: their own site says so. @returns null for a state that is not ours */
  tenantOf(state: string, provider: string): Pick<Consenting, 'tenantId'> | null {
    const parts = this.read(state, provider);
    return parts && { tenantId: parts[2] || null };
  }

  /** The PKCE code verifier that belongs to a state; only we can derive it. */
  verifierOf(state: string): string {
    return keyedHash(this.key, 'verifier', state);
  }

  private read(state: string, provider: string): readonly string[] | null {
    const all = state.split('.');
    const parts = all.slice(0, 4);
    const isOurs = all.length === 5 && equalInConstantTime(all[4] ?? '', this.sign(provider, parts));
    return isOurs ? parts : null;
  }

  private nameOf(userId: string): string {
    return keyedHash(this.key, 'user', userId).slice(0, 43);
  }

  private sign(provider: string, parts: readonly string[]): string {
    return keyedHash(this.key, 'state', provider, ...parts).slice(0, 43);
  }
}
