import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { FlakyPort } from '@linkyard/testing';
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

  /** Resolves when this limiter counts in Redis. */
  const inTouch = async (one: RateLimiter) => {
    const key = ownKey();
    do await one.take(key, { ...ten, limit: Number.MAX_SAFE_INTEGER });
    while ((await redis.exists(`rate:60:${key}`)) === 0);
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

  it('returns how long to wait', async () => {
    const one = await limiter();
    await inTouch(one);
    const key = ownKey();
    await passing([one], key, 10);
    const refusal: unknown = await one.take(key, { ...ten, windowSec: 60 }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'core.rate_limited', details: { retryAfterSec: expect.any(Number) } });
  });

  it('starts again with the next window', async () => {
    const one = await limiter();
    await inTouch(one);
    const key = ownKey();
    expect(await passing([one], key, 11)).toBe(10);
    expect(await redis.pttl(`rate:60:${key}`)).toBeGreaterThan(0);
    await redis.del(`rate:60:${key}`);
    expect(await passing([one], key, 1)).toBe(1);
  });

  it('let pass what a wide limit says and no more, whichever gateway is asked', async () => {
    const both = [await limiter(), await limiter()];
    await Promise.all(both.map(inTouch));
    expect(await passing(both, ownKey(), 230, { ...ten, limit: 200 })).toBe(200);
  });

  it('are multiplied by the configured factor', async () => {
    const one = await limiter(redisUrl, 2);
    await inTouch(one);
    expect(await passing([one], ownKey(), 30)).toBe(20);
  });

  it('stand with Redis away: each gateway counts for itself', async () => {
    const port = await FlakyPort.before(redisUrl);
    const one = await limiter(port.address);
    await inTouch(one);
    const key = ownKey();
    expect(await passing([one], key, 4)).toBe(4);
    await port.cut();
    expect(await passing([one], key, 25)).toBe(10);
    await port.mend();
    await inTouch(one);
    expect(await passing([one], key, 10)).toBe(6);
    await port.cut();
  }, 20_000);

  it('stand for a gateway that has never seen Redis', async () => {
    expect(await passing([await limiter('redis://127.0.0.1:1')], ownKey(), 12)).toBe(10);
  });
});
