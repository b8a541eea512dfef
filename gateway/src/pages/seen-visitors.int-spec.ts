import { randomBytes } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { DailySalt } from './daily-salt.js';
import { SeenVisitors } from './seen-visitors.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Noon of a day that no other test and no gateway keeps a salt for. */
const noon = new Date('2041-06-10T12:00:00Z');
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const later = (ms: number) => new Date(noon.getTime() + ms);

/** A request of this browser over a socket that leads nowhere. */
function visit(userAgent: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { host: 'pages.example', 'user-agent': userAgent });
  return request;
}

describe('a returning visitor', () => {
  const redis = new Redis(redisUrl);
  const days = [-1, 0, 1, 2, 3].map((step) => `linkyard:visitor-salt:${dayOf(later(step * day))}`);
  const page = randomBytes(12).toString('hex');
  const open: { close: () => void }[] = [];
  beforeAll(() => redis.del(days));
  afterAll(async () => {
    for (const one of open) one.close();
    const seen = await redis.keys(`linkyard:seen:${page}*`);
    await redis.del([...days, ...seen]);
    redis.disconnect();
  });

  /** A gateway on a day, with the salts of that day and the one before. */
  const gatewayAt = async (at: Date) => {
    const salt = new DailySalt(redisUrl);
    const visitors = new SeenVisitors(redisUrl, salt, 0);
    open.push(salt, visitors);
    // Until both are in touch with Redis; before, and while it is down, all visitors are new.
    const keptSalt = () => redis.get(`linkyard:visitor-salt:${dayOf(at)}`);
    do await salt.renew(dayOf(at));
    while ((await keptSalt()) !== salt.at(at).toString('base64'));
    const probe = `${page}-${randomBytes(4).toString('hex')}`;
    do await visitors.isReturning(probe, visit('probe'), at);
    while ((await redis.keys(`linkyard:seen:${probe}:*`)).length === 0);
    return { returns: (who: string, when = at, where = page) => visitors.isReturning(where, visit(who), when) };
  };

  it('is new for the length of a visit, and known after it, to every gateway', async () => {
    const [one, other] = [await gatewayAt(noon), await gatewayAt(noon)];
    expect(await one.returns('ada')).toBe(false);
    expect(await one.returns('ada', later(29 * minute))).toBe(false);
    expect(await one.returns('ada', later(30 * minute))).toBe(true);
    expect(await other.returns('ada', later(2 * hour))).toBe(true);
  });

  it('is not recognised with another browser, nor on another page', async () => {
    const gateway = await gatewayAt(noon);
    await gateway.returns('ben');
    expect(await gateway.returns('ben, in another browser', later(hour))).toBe(false);
    expect(await gateway.returns('ben', later(hour), `${page}-two`)).toBe(false);
    expect(await gateway.returns('ben', later(hour))).toBe(true);
  });

  it('is recognised on the next day, and not after that', async () => {
    await (await gatewayAt(noon)).returns('cleo');
    const nextDay = await gatewayAt(later(day));
    expect(await nextDay.returns('cleo', later(day))).toBe(true);
    // Today's visit is what tomorrow knows; without one the trace has ended.
    await (await gatewayAt(noon)).returns('dora');
    const twoDays = await gatewayAt(later(2 * day));
    expect(await twoDays.returns('dora', later(2 * day))).toBe(false);
  });

  it('leaves nothing behind that says who it was, and that for two days at most', async () => {
    await (await gatewayAt(noon)).returns('erin, a browser with a long user agent');
    const keys = await redis.keys(`linkyard:seen:${page}:*`);
    expect(keys.every((key) => /^linkyard:seen:[0-9a-f]{24}:[\w-]{32}$/.test(key))).toBe(true);
    for (const key of [...keys, days[1] ?? '']) {
      const seconds = await redis.ttl(key);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(48 * 3600);
    }
  });
});
