import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { FlakyPort, until } from '@linkyard/testing';
import { RateLimiter } from './rate-limiter.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const ten = { limit: 10, windowSec: 60, by: 'network' as const };
const ownKey = () => `spec:${randomBytes(6).toString('hex')}`;

describe('rate limits', () => {
  const open: RateLimiter[] = [];
  const redis = new Redis(redisUrl);
  const limiter = async (url = redisUrl, factor?: number) => {
    const made = new RateLimiter(url, factor);
    open.push(made);
    return made;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });

  /** Until it counts in Redis; before, and while Redis is away, it counts for itself. */
  const inTouch = async (one: RateLimiter) => {
    const key = ownKey();
    do await one.take(key, { ...ten, limit: Number.MAX_SAFE_INTEGER });
    while ((await redis.exists(`rate:${key}:60`)) === 0);
  };
  afterAll(() => redis.disconnect());

  /** How many of these calls pass. */
  const passing = async (limiters: readonly RateLimiter[], key: string, calls: number, limit = ten) => {
    let passed = 0;
    for (let index = 0; index < calls; index += 1) {
      const asked = limiters[index % limiters.length];
      await asked?.take(key, limit).then(
        () => (passed += 1),
        (error: unknown) => expect(error).toHaveCode('core.rate_limited'),
      );
    }
    return passed;
  };

  it('are shared by the gateways of one Redis', async () => {
    const both = [await limiter(), await limiter()];
    await Promise.all(both.map(inTouch));
    expect(await passing(both, ownKey(), 25)).toBe(10);
  });

  it('tell how long to wait', async () => {
    const one = await limiter();
    await inTouch(one);
    const key = ownKey();
    await passing([one], key, 10);
    const refusal: unknown = await one.take(key, { ...ten, windowSec: 60 }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'core.rate_limited', details: { retryAfterSec: expect.any(Number) } });
  });

  it('begin anew with the next window', async () => {
    const one = await limiter();
    await inTouch(one);
    const key = ownKey();
    const short = { limit: 1, windowSec: 1, by: 'network' as const };
    await one.take(key, short);
    await expect(one.take(key, short)).rejects.toHaveCode('core.rate_limited');
    const deadline = Date.now() + 5_000;
    let error: unknown = 'not asked';
    while (error !== undefined && Date.now() < deadline)
      error = await one.take(key, short).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeUndefined();
  }, 10_000);

  it('are multiplied where tests knock from one address', async () => {
    const one = await limiter(redisUrl, 2);
    await inTouch(one);
    expect(await passing([one], ownKey(), 30)).toBe(20);
  });

  it('stand with Redis away: each gateway counts for itself, and nobody waits', async () => {
    const port = await FlakyPort.before(redisUrl);
    const one = await limiter(port.address);
    await inTouch(one);
    const key = ownKey();
    expect(await passing([one], key, 4)).toBe(4);
    await port.cut();
    const start = Date.now();
    expect(await passing([one], key, 25)).toBe(10);
    expect(Date.now() - start).toBeLessThan(1_000);
    await port.mend();
    await inTouch(one);
    expect(await passing([one], key, 10)).toBe(6);
    await port.cut();
  }, 20_000);

  describe('that are wide', () => {
    const wide = { ...ten, limit: 200 };
    const counted = async (key: string) => Number(await redis.get(`rate:${key}:60`));

    it('are not waited for in their first half, and everything is counted', async () => {
      const one = await limiter();
      await inTouch(one);
      const key = ownKey();
      expect(await passing([one], key, 40, wide)).toBe(40);
      expect(await counted(key)).toBeLessThan(40);
      await until(
        () => counted(key),
        (calls) => calls === 40,
        5_000,
      );
    });

    it('let pass what they say and no more', async () => {
      const one = await limiter();
      await inTouch(one);
      expect(await passing([one], ownKey(), 230, wide)).toBe(200);
    });

    it('are shared by gateways that have heard of each other', async () => {
      const both = [await limiter(), await limiter()];
      await Promise.all(both.map(inTouch));
      const key = ownKey();
      expect(await passing(both.slice(0, 1), key, 150, wide)).toBe(150);
      expect(await passing(both, key, 100, wide)).toBe(50);
    });

    it('are kept to by each gateway alone when Redis goes away in the middle', async () => {
      const port = await FlakyPort.before(redisUrl);
      const one = await limiter(port.address);
      await inTouch(one);
      const key = ownKey();
      expect(await passing([one], key, 90, wide)).toBe(90);
      await port.cut();
      expect(await passing([one], key, 400, wide)).toBeLessThanOrEqual(210);
      await port.mend();
      await inTouch(one);
      await port.cut();
    }, 20_000);
  });

  it('stand for a gateway that has never seen Redis', async () => {
    expect(await passing([await limiter('redis://127.0.0.1:1')], ownKey(), 12)).toBe(10);
  });
});
