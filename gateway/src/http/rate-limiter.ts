import { Redis } from 'ioredis';
import type { RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { redisOptions } from '@linkyard/queue';

/** Counts calls per key in fixed windows. With Redis away each gateway process counts for itself, so limits never vanish. */
export class RateLimiter {
  private readonly redis: Redis;
  private readonly local = new Map<string, { count: number; until: number }>();

  /** @param factor multiplies every limit */
  constructor(
    url: string,
    private readonly factor = 1,
  ) {
    const { url: _url, ...options } = redisOptions(url, 'producer');
    this.redis = new Redis(url, { ...options, commandTimeout: 300, lazyConnect: false });
    // Reconnects by itself; local counting bridges the gap.
    this.redis.on('error', () => undefined);
  }

  /** @throws DomainError core.rate_limited with the seconds until the window ends */
  async take(key: string, { limit, windowSec }: RateLimit) {
    const { count, leftSec } = await this.hit(`rate:${key}:${windowSec}`, windowSec);
    if (count > limit * this.factor)
      throw new DomainError('core.rate_limited', { retryAfterSec: Math.max(1, leftSec) });
  }

  private async hit(key: string, windowSec: number): Promise<{ count: number; leftSec: number }> {
    if (this.redis.status !== 'ready') return this.hitLocally(key, windowSec);
    try {
      const [count, leftSec] = (await this.redis.call('EVAL', script, '1', key, String(windowSec))) as [number, number];
      return { count, leftSec };
    } catch {
      // Redis went away between the check and the call: count here.
      return this.hitLocally(key, windowSec);
    }
  }

  private hitLocally(key: string, windowSec: number) {
    const now = Date.now();
    const held = this.local.get(key);
    const entry = held && held.until > now ? held : { count: 0, until: now + windowSec * 1000 };
    entry.count += 1;
    if (this.local.size > 50_000) this.local.clear();
    this.local.set(key, entry);
    return { count: entry.count, leftSec: Math.ceil((entry.until - now) / 1000) };
  }

  async close() {
    this.redis.disconnect();
  }
}

const script = `local n = redis.call('INCR', KEYS[1]) if n == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end return {n, redis.call('TTL', KEYS[1])}`;
