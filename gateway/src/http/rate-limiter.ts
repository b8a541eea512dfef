import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { redisOptions } from '@linkyard/queue';

/** Counts calls per key in fixed windows that all gateways share. With Redis away each gateway counts for itself, so limits never vanish. */
export class RateLimiter {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  /** @param factor multiplies every limit */
  constructor(
    url: string,
    private readonly factor = 1,
  ) {
    const { url: _url, ...options } = redisOptions(url, 'producer');
    this.redis = new Redis(url, { ...options, commandTimeout: 300 });
    // Reconnects by itself; until then the limiters in memory count.
    this.redis.on('error', () => undefined);
  }

  /** @throws DomainError core.rate_limited with the seconds until the window ends */
  async take(key: string, { limit, windowSec }: RateLimit) {
    try {
      await this.limiterOf(limit * this.factor, windowSec).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new DomainError('core.rate_limited', {
        retryAfterSec: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  }

  /** One per limit that a contract names. Limits of one window count the same calls. */
  private limiterOf(points: number, duration: number): RateLimiterRedis {
    const name = `${points}:${duration}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `rate:${duration}`, points, duration };
    const made = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(name, made);
    return made;
  }

  async close() {
    this.redis.disconnect();
  }
}
