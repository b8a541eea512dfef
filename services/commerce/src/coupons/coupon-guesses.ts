import { Injectable } from '@nestjs/common';
import { Limiter, limiterCollection, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

export const couponLimits = limiterCollection('coupon_limits');

/** Codes without a coupon that all networks together enter at one seller within an hour, before guessing gets slow. */
const freeGuesses = 60;
const longestPauseSec = 120;

/**
 * Slows down who guesses the coupons of a seller. Beyond sixty wrong codes an hour each further one doubles the pause, for networks that have entered
 * a wrong code there; a network that has not is always answered, so honest buyers are.
 */
@Injectable()
export class CouponGuesses {
  private readonly ofNetwork: Limiter;
  private readonly ofSeller: Limiter;
  private readonly pauses: Limiter;

  constructor(database: ServiceDatabase) {
    const hour = { points: freeGuesses, durationSec: 3600 };
    this.ofNetwork = new Limiter(database, couponLimits, { keyPrefix: 'network', ...hour });
    this.ofSeller = new Limiter(database, couponLimits, { keyPrefix: 'seller', ...hour });
    this.pauses = new Limiter(database, couponLimits, { keyPrefix: 'pause', points: 1, durationSec: 1 });
  }

  /** @throws DomainError core.rate_limited with the seconds until the next code */
  async requirePatience(sellerId: string, network: string): Promise<void> {
    if ((await this.ofNetwork.taken(`${sellerId}:${network}`)) === 0) return;
    const pauseSec = pauseAfter(await this.ofSeller.taken(sellerId));
    const retryAfterSec = pauseSec === 0 ? 0 : await this.pauses.take(sellerId, pauseSec);
    if (retryAfterSec > 0) throw new DomainError('core.rate_limited', { retryAfterSec });
  }

  async noteWrong(sellerId: string, network: string): Promise<void> {
    await Promise.all([this.ofNetwork.count(`${sellerId}:${network}`), this.ofSeller.count(sellerId)]);
  }
}

/** Seconds until the next code, after so many wrong ones. */
export const pauseAfter = (wrong: number): number =>
  wrong <= freeGuesses ? 0 : Math.min(2 ** (wrong - freeGuesses), longestPauseSec);
