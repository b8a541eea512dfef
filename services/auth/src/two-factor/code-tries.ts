import { Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import { Attempts } from '../attempts/attempts.js';

/** Counts wrong codes of one account, so that six digits cannot be tried out. */
@Injectable()
export class CodeTries {
  constructor(private readonly attempts: Attempts) {}

  /**
   * @param judge what the code stands for, or null when it is wrong
   * @throws DomainError auth.locked, auth.two_factor_failed
   */
  async require<Found>(userId: string, judge: () => Promise<Found | null>): Promise<Found> {
    const key = ['two-factor', userId] as const;
    const retryAfterSec = await this.attempts.begin(key);
    if (retryAfterSec > 0) throw new DomainError('auth.locked', { retryAfterSec });
    const found = await judge();
    if (found === null) throw new DomainError('auth.two_factor_failed');
    await this.attempts.succeeded(key);
    return found;
  }
}
