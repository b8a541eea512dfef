import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { redisOptions } from '@linkyard/queue';

/** What this process knows of a counter. */
interface Heard {
  /** As Redis told it last: calls at all gateways. */
  count: number;
  /** When the window ends, epoch milliseconds of this process. */
  until: number;
  windowSec: number;
  /** Calls let through here that Redis has not been told yet. */
  untold: number;
}

/** Limits from here on are wide: what matters of them is that nobody goes on for long, not the very call at which they bite. */
const wide = 100;
/** Calls that nobody waited for are told this often, those of all callers together. */
const tellEveryMs = 100;

/**
 * Counts calls per key in fixed windows. With Redis away each gateway process counts for itself, so limits never vanish. A caller in the first
 * half of a wide limit does not wait for Redis: gateways that are knocked at in the same tenth of a second may together let more pass than
 * the limit, at most half of it each.
 */
export class RateLimiter {
  private readonly redis: Redis;
  private readonly local = new Map<string, { count: number; until: number }>();
  private readonly heard = new LRUCache<string, Heard>({ max: 50_000 });
  private readonly toTell = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

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
    const name = `rate:${key}:${windowSec}`;
    const most = limit * this.factor;
    if (this.passAtOnce(name, most)) return;
    const { count, leftSec } = await this.hit(name, windowSec);
    if (count > most) throw new DomainError('core.rate_limited', { retryAfterSec: Math.max(1, leftSec) });
  }

  private passAtOnce(name: string, most: number): boolean {
    const heard = most < wide ? undefined : this.heard.get(name);
    if (!heard || heard.until <= Date.now() || heard.count + heard.untold >= most / 2) return false;
    heard.untold += 1;
    this.toTell.add(name);
    this.timer ??= setTimeout(() => void this.tell(), tellEveryMs).unref();
    return true;
  }

  private async hit(name: string, windowSec: number): Promise<{ count: number; leftSec: number }> {
    const calls = this.untoldOf(name) + 1;
    if (this.redis.status !== 'ready') return this.hitLocally(name, windowSec, calls);
    try {
      const reply = await this.redis.call('EVAL', ...scriptFor(name, windowSec, calls));
      return this.hear(name, windowSec, reply);
    } catch {
      // Redis went away between the check and the call: count here.
      return this.hitLocally(name, windowSec, calls);
    }
  }

  /** Never fails: what cannot be told is counted here. */
  private async tell() {
    this.timer = undefined;
    const rows = [...this.toTell].flatMap((name) => {
      const windowSec = this.heard.peek(name)?.windowSec;
      const calls = this.untoldOf(name);
      return windowSec === undefined || calls === 0 ? [] : { name, windowSec, calls };
    });
    this.toTell.clear();
    if (rows.length === 0) return;
    const replies = await this.redis
      .pipeline(rows.map(({ name, windowSec, calls }) => ['eval', ...scriptFor(name, windowSec, calls)]))
      .exec()
      .catch(() => null);
    for (const [index, { name, windowSec, calls }] of rows.entries()) {
      const [error, reply] = replies?.[index] ?? [new Error('Redis is away')];
      if (error) this.hitLocally(name, windowSec, calls);
      else this.hear(name, windowSec, reply);
    }
  }

  /** Takes the calls that Redis has not been told. Those of a window that is over are nobody's business any more. */
  private untoldOf(name: string): number {
    const heard = this.heard.peek(name);
    if (!heard) return 0;
    const { untold } = heard;
    heard.untold = 0;
    heard.count += untold;
    return heard.until > Date.now() ? untold : 0;
  }

  private hear(name: string, windowSec: number, reply: unknown): { count: number; leftSec: number } {
    const [count, leftSec] = reply as [number, number];
    const untold = this.heard.peek(name)?.untold ?? 0;
    this.heard.set(name, { count, until: Date.now() + leftSec * 1000, windowSec, untold });
    return { count, leftSec };
  }

  private hitLocally(key: string, windowSec: number, calls: number) {
    this.heard.delete(key);
    const now = Date.now();
    const held = this.local.get(key);
    const entry = held && held.until > now ? held : { count: 0, until: now + windowSec * 1000 };
    entry.count += calls;
    if (this.local.size > 50_000) this.local.clear();
    this.local.set(key, entry);
    return { count: entry.count, leftSec: Math.ceil((entry.until - now) / 1000) };
  }

  async close() {
    clearTimeout(this.timer);
    this.redis.disconnect();
  }
}

const scriptFor = (name: string, windowSec: number, calls: number): string[] => [
  script,
  '1',
  name,
  String(windowSec),
  String(calls),
];

const script = `local n = redis.call('INCRBY', KEYS[1], ARGV[2]) if n == tonumber(ARGV[2]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) end return {n, redis.call('TTL', KEYS[1])}`;
