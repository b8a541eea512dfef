import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { redisOptions } from '@linkyard/queue';

const lifeSec = 48 * 3600;

const keyOf = (day: string) => `linkyard:visitor-salt:${day}`;

/**
 * One random salt per UTC day, shared by every gateway through Redis and deleted after 48 hours, which makes visitor keys
 * irreversible. While Redis is down this process uses one of its own.
 * @source models.md 18 "visitorKey"
 */
export class DailySalt {
  private day = '';
  private salt = randomBytes(32);
  /** Of the day before, where one is left. */
  private former: Buffer | null = null;
  private asking: Promise<void> | undefined;
  private readonly redis: Redis;

  constructor(redisUrl: string) {
    const { url: _url, ...options } = redisOptions(redisUrl, 'producer');
    this.redis = new Redis(redisUrl, options);
    // Reconnects by itself; the current salt is used until then.
    this.redis.on('error', () => undefined);
  }

  /** The salt of the day; on the first call of a day the old one serves until Redis has answered. */
  at(now: Date): Buffer {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.day) this.asking ??= this.renew(day).finally(() => (this.asking = undefined));
    return this.salt;
  }

  /** The salt of the day, and of the day before. */
  lately(now: Date): Buffer[] {
    return [this.at(now), ...(this.former ? [this.former] : [])];
  }

  async renew(day = new Date().toISOString().slice(0, 10)) {
    const key = keyOf(day);
    const dayBefore = new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10);
    const fresh = randomBytes(32).toString('base64');
    const held = await this.redis
      .set(key, fresh, 'EX', lifeSec, 'NX')
      .then(() => this.redis.get(key))
      // Away: a salt of our own; visitors then count once per gateway.
      .catch(() => fresh);
    // Away: what was the day's salt until now will do.
    const former = await this.redis.get(keyOf(dayBefore)).catch(() => null);
    if (former) this.former = Buffer.from(former, 'base64');
    this.salt = Buffer.from(held ?? fresh, 'base64');
    this.day = day;
  }

  close() {
    this.redis.disconnect();
  }
}
