import { Injectable } from '@nestjs/common';
import { equalInConstantTime, hashToken, keyedHash, randomToken } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import { Clock, minute } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import { SpentNoncesRepository } from './spent-nonces.repository.js';

/** How long a person may take from asking for a nonce to signing in. */
const lifeMs = 10 * minute;

/**
 * Nonces for Google's id tokens: signed, so that none has to be stored before it is used, and good for one sign-in. A token holds one
 * nonce, so it too counts once. @source openid.net/specs/openid-connect-core-1_0 15.5.2
 */
@Injectable()
export class GoogleNonces {
  constructor(
    private readonly spent: SpentNoncesRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  issue(): string {
    return this.signed(`${this.clock.in(lifeMs).getTime().toString(36)}.${randomToken(16)}`);
  }

  /** @throws DomainError auth.social_failed for a foreign or expired nonce */
  requireIssued(nonce: string): void {
    const [expires = '', random = ''] = nonce.split('.');
    const isGenuine = equalInConstantTime(nonce, this.signed(`${expires}.${random}`));
    if (!isGenuine || Number.parseInt(expires, 36) <= this.clock.now().getTime())
      throw new DomainError('auth.social_failed');
  }

  /** Of several calls at the same moment one succeeds. @throws DomainError auth.social_failed when it was used before */
  async spend(nonce: string): Promise<void> {
    const isFirst = await this.spent.add(hashToken(nonce), this.clock.in(lifeMs));
    if (!isFirst) throw new DomainError('auth.social_failed');
  }

  private signed(body: string): string {
    return `${body}.${keyedHash(this.secrets.nonceKey, 'google', body).slice(0, 43)}`;
  }
}
