import { Redis } from 'ioredis';
import { queuePrefix, redisOptions } from './redis-options.js';

/** How long a person counts as online after their last sign of life. */
const onlineMs = 75_000;

/** Who is online in a room, over all gateways. What is not renewed expires by itself, also after a gateway that was killed. */
export class Presence {
  private readonly redis: Redis;

  constructor(redisUrl: string) {
    const { url, ...options } = redisOptions(redisUrl, 'producer');
    this.redis = new Redis(url, { ...options, commandTimeout: 1_000 });
    // Reconnects by itself; until then no one is shown as online.
    this.redis.on('error', () => undefined);
  }

  async renew(roomId: string, userIds: readonly string[], now = Date.now()): Promise<void> {
    if (userIds.length === 0) return;
    const key = keyOf(roomId);
    const scores = userIds.flatMap((userId) => [now + onlineMs, userId]);
    await this.redis
      .pipeline()
      .zadd(key, ...scores)
      .zremrangebyscore(key, '-inf', now)
      .pexpire(key, onlineMs)
      .exec();
  }

  async count(roomId: string, now = Date.now()): Promise<number> {
    return this.redis.zcount(keyOf(roomId), now, '+inf');
  }

  /** @param limit of the answer @returns empty while Redis is away */
  async online(roomId: string, limit: number, now = Date.now()): Promise<string[]> {
    try {
      return await this.redis.zrange(keyOf(roomId), now, '+inf', 'BYSCORE', 'LIMIT', 0, limit);
    } catch {
      // A list without marks is better than none.
      return [];
    }
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }

  /** As a provider of Nest. */
  onModuleDestroy(): Promise<void> {
    return this.close();
  }
}

const keyOf = (roomId: string) => `${queuePrefix}:chat-online:${roomId}`;
