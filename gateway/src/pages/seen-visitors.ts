import type { IncomingMessage } from 'node:http';
import { Redis } from 'ioredis';
import { keyedHash } from '@linkyard/crypto';
import { redisOptions } from '@linkyard/queue';
import { clientNetwork } from '../http/client-network.js';
import type { DailySalt } from './daily-salt.js';

const keptSec = 48 * 3600;
/** A second look within half an hour is the same visit. */
const sameVisitMs = 30 * 60_000;

/** Pseudonym of a visitor for one day: irreversible once the salt is deleted. @source models.md 18 "visitorKey" */
export const visitorKey = (salt: Buffer, network: string, userAgent: string, host: string): string =>
  keyedHash(salt, network, userAgent, host).slice(0, 32);

/** Whether a visitor has been on a page before, as far back as the salts reach: today and yesterday. Without a cookie. */
export class SeenVisitors {
  private readonly redis: Redis;

  constructor(
    redisUrl: string,
    private readonly salt: DailySalt,
    private readonly trustedProxies: number,
  ) {
    const { url: _url, ...options } = redisOptions(redisUrl, 'producer');
    this.redis = new Redis(redisUrl, { ...options, commandTimeout: 300 });
    // Reconnects by itself; until then every visitor counts as new.
    this.redis.on('error', () => undefined);
  }

  /** Notes the visit, too. */
  async isReturning(campaignId: string, request: IncomingMessage, now: Date): Promise<boolean> {
    const { network, host } = clientNetwork(request, this.trustedProxies);
    const userAgent = request.headers['user-agent'] ?? '';
    const keys = this.salt
      .lately(now)
      .map((salt) => `linkyard:seen:${campaignId}:${visitorKey(salt, network, userAgent, host)}`);
    const [today = ''] = keys;
    try {
      await this.redis.set(today, String(now.getTime()), 'EX', keptSec, 'NX');
      const seen = await this.redis.mget(keys);
      return seen.some((at) => at !== null && now.getTime() - Number(at) >= sameVisitMs);
    } catch {
      // Redis is down: the visitor counts as new.
      return false;
    }
  }

  close() {
    this.redis.disconnect();
  }
}
