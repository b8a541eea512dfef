import { randomUUID } from 'node:crypto';
import { deriveKey, keyedHash } from '@linkyard/crypto';
import { tenantParts } from '@linkyard/request-context';
import { Redis } from 'ioredis';
import { queuePrefix, redisOptions } from './redis-options.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Longer than any month. */
const keptMs = 40 * dayMs;
const perAddress = 5;
const perCreator = 300;
/** Of one address; what comes on top is not sent. */
const maxHeld = 100;

/**
 * Counts one mail of a sliding hour once, however often its job runs; one that may not go is not counted.
 * ARGV: now, the hour's beginning, the mail, the limit, how long counts are kept.
 * Answers -1 when it may go, else when the oldest counted one went.
 */
const take = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
if redis.call('ZSCORE', KEYS[1], ARGV[3]) then return '-1' end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then
  return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] or ARGV[1]
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return '-1'`;

/**
 * Counts one mail of a month once. ARGV: the mail, the limit or -1 for none, how long counts are kept.
 * Answers 0 when it may not go.
 */
const takeOfMonth = `
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 1 end
if tonumber(ARGV[2]) >= 0 and redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** How many mails strangers may cause, for one address and by the pages of one creator. Counted in Redis, for all processes together. @source ADR 0033 */
export class MailAllowance {
  private readonly redis: Redis;
  private readonly mailboxKey: Buffer;

  /** @param secret BUS_SECRET @param factor multiplies each limit */
  constructor(
    redisUrl: string,
    secret: string,
    private readonly factor = 1,
  ) {
    const { url, ...options } = redisOptions(redisUrl, 'producer');
    this.redis = new Redis(url, { ...options, enableOfflineQueue: true, lazyConnect: true });
    // Reconnects by itself; a job that meets it away is run again.
    this.redis.on('error', () => undefined);
    this.mailboxKey = deriveKey(secret, 'mail-allowance.mailbox');
  }

  /** Names a mailbox to the tenant of the running work: who has this name has got a mail of the tenant there. */
  mailboxOf(address: string): string {
    return keyedHash(this.mailboxKey, ...tenantParts(), address.toLowerCase()).slice(0, 48);
  }

  /** @param key of the mail @returns false when as many went there within an hour as a mailbox gets unasked */
  async mayReach(mailbox: string, key: string, now = Date.now()): Promise<boolean> {
    return (await this.take(`to:${mailbox}`, key, perAddress * this.factor, now)) === null;
  }

  /**
   * Counts what a visitor does before it is done, where it is followed by a mail; that mail names it by `countedAs`.
   * @param act names it @param isConfirmed the reader has confirmed it: it is counted and goes on
   * @returns false when the reader has to confirm it first
   */
  async admits(address: string, act: string, isConfirmed = false): Promise<boolean> {
    const mailbox = this.mailboxOf(address);
    try {
      if (!isConfirmed) return await this.mayReach(mailbox, act);
      await this.count(mailbox, act);
    } catch {
      // With Redis away people still order and book: the worker decides about the mail once Redis is back.
    }
    return true;
  }

  /** Counts a mail that goes in any case. */
  async count(mailbox: string, key: string, now = Date.now()): Promise<void> {
    await this.take(`to:${mailbox}`, key, Number.MAX_SAFE_INTEGER, now);
  }

  /** @returns milliseconds until a mail may go that visitors of this creator have caused; 0 for now */
  async waitOf(creatorId: string, key: string, now = Date.now()): Promise<number> {
    const oldest = await this.take(`by:${creatorId}`, key, perCreator * this.factor, now);
    return oldest === null ? 0 : Math.max(1_000, oldest + hourMs - now);
  }

  /**
   * Counts a mail in the name of a creator in its calendar month (UTC), once however often its job runs.
   * @param limit null: it goes in any case
   * @returns false when the mails of the month are used up; it is then not counted
   */
  async takeOfMonth(creatorId: string, key: string, limit: number | null, now = Date.now()): Promise<boolean> {
    const mail = keyedHash(this.mailboxKey, key).slice(0, 16);
    return (await this.redis.eval(takeOfMonth, 1, monthOf(creatorId, now), mail, limit ?? -1, keptMs)) === 1;
  }

  /** Mails in the name of a creator in the present calendar month (UTC). @returns null, within some two seconds, while Redis is away */
  async usedOfMonth(creatorId: string, now = Date.now()): Promise<number | null> {
    return this.redis.scard(monthOf(creatorId, now)).catch(() => null);
  }

  /** Notes that a job waits for the reader. @returns false when too many wait already */
  async hold(mailbox: string, jobKey: string): Promise<boolean> {
    const name = nameOf(`held:${mailbox}`);
    if (!(await this.redis.sismember(name, jobKey)) && (await this.redis.scard(name)) >= maxHeld) return false;
    await this.redis.multi().sadd(name, jobKey).pexpire(name, dayMs).exec();
    return true;
  }

  /** Names the one request for confirmation that is open for a mailbox, for a day. */
  async requestOf(mailbox: string): Promise<string> {
    const name = nameOf(`asked:${mailbox}`);
    const fresh = randomUUID();
    const isFirst = await this.redis.set(name, fresh, 'PX', dayMs, 'NX');
    return isFirst ? fresh : ((await this.redis.get(name)) ?? fresh);
  }

  /** The reader has confirmed: counting begins again. @returns the jobs that waited */
  async confirm(mailbox: string): Promise<string[]> {
    const held = nameOf(`held:${mailbox}`);
    const jobs = await this.redis.smembers(held);
    await this.redis.del(held, nameOf(`asked:${mailbox}`), nameOf(`to:${mailbox}`));
    return jobs;
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }

  private async take(name: string, key: string, limit: number, now: number): Promise<number | null> {
    const answer = Number(await this.redis.eval(take, 1, nameOf(name), now, now - hourMs, key, limit, hourMs));
    return answer === -1 ? null : answer;
  }
}

const monthOf = (creatorId: string, now: number): string =>
  nameOf(`month:${new Date(now).toISOString().slice(0, 7)}:${creatorId}`);
const nameOf = (name: string): string => `${queuePrefix}:mails:${name}`;
