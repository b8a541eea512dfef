import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callPolicy } from './provider-call.js';
import { ProviderError } from './provider-error.js';

const limits = { timeoutMs: 5_000 };
const room = { concurrent: 1, queued: 1 };
const outage = () => Promise.reject(new ProviderError('unavailable', 'status 500', { status: 500 }));
const limited = (retryAfterMs?: number) =>
  new ProviderError('unavailable', 'status 429', { reason: 'rate_limit', ...(retryAfterMs ? { retryAfterMs } : {}) });

/** Work that fails with each of the errors, one after another, and then succeeds. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  });
}
function held() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end: () => end() };
}

describe('a call to a provider', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const settled = async <Value>(call: Promise<Value>) => {
    const outcome = call.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    return outcome;
  };

  it('is repeated after a failure that can pass, as often as allowed', async () => {
    const twice = failing(new ProviderError('unavailable', 'x'), new ProviderError('unavailable', 'x'));
    expect(await settled(callPolicy({ ...limits, retries: 2 }).run(twice))).toEqual({ value: 'done' });
    const thrice = failing(...Array.from({ length: 3 }, () => new ProviderError('unavailable', 'x')));
    expect(await settled(callPolicy({ ...limits, retries: 2 }).run(thrice))).toMatchObject({
      error: { code: 'unavailable' },
    });
    expect(thrice).toHaveBeenCalledTimes(3);
  });

  it('is made once where repeating it would do it twice', async () => {
    const work = failing(new ProviderError('unavailable', 'x'));
    expect(await settled(callPolicy({ ...limits, retries: 2 }).runOnce(work))).toMatchObject({
      error: { code: 'unavailable' },
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['invalid_credentials', 'declined', 'invalid_reply', 'conflict'] as const)(
    'is not repeated after %s',
    async (code) => {
      const work = failing(new ProviderError(code, 'x'));
      expect(await settled(callPolicy({ ...limits, retries: 2 }).run(work))).toMatchObject({ error: { code } });
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  it('is not repeated after a fault of our own', async () => {
    const work = failing(new TypeError('a bug'));
    expect(await settled(callPolicy({ ...limits, retries: 2 }).run(work))).toMatchObject({
      error: { name: 'TypeError' },
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the provider asks for, if that is a second at most', async () => {
    const started = Date.now();
    const times: number[] = [];
    const work = failing(limited(900));
    const call = callPolicy({ ...limits, retries: 1 }).run(() => {
      times.push(Date.now() - started);
      return work();
    });
    expect(await settled(call)).toEqual({ value: 'done' });
    expect(times[1]).toBeGreaterThanOrEqual(900);
  });

  it('is left to its caller when the provider asks for a longer pause, which is kept below an hour', async () => {
    const work = failing(limited(2 * 86_400_000));
    expect(await settled(callPolicy({ ...limits, retries: 1 }).run(work))).toMatchObject({
      error: { code: 'unavailable', retryAfterMs: 3_600_000 },
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('ends within ten seconds, however many attempts would be left', async () => {
    const started = Date.now();
    const signals: AbortSignal[] = [];
    let endedMs = 0;
    const call = callPolicy({ timeoutMs: 4_000, retries: 5 })
      .run((signal) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      })
      .finally(() => (endedMs = Date.now() - started));
    expect(await settled(call)).toMatchObject({ error: { code: 'unavailable', details: { reason: 'timeout' } } });
    expect(endedMs).toBeLessThanOrEqual(10_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('the calls to one provider', () => {
  it('run few at once, and the next when one ends', async () => {
    const policy = callPolicy({ ...limits, room });
    const first = held();
    const order: string[] = [];
    const one = policy.run(first.work).then(() => order.push('one'));
    const two = policy.run(async () => void order.push('two'));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.end();
    await Promise.all([one, two]);
    expect(order).toContain('two');
  });

  it('are refused when too many wait, and free their place when they fail', async () => {
    const policy = callPolicy({ ...limits, room });
    const first = held();
    const one = policy.run(first.work);
    const two = policy.run(() => Promise.reject(new Error('x')));
    await expect(policy.run(async () => 3)).rejects.toMatchObject({
      ...{ code: 'unavailable', retryAfterMs: 2_000, details: { reason: 'rate_limit' } },
    });
    first.end();
    await one;
    await expect(two).rejects.toThrow('x');
    await expect(policy.run(async () => 4)).resolves.toBe(4);
  });

  it('stop for a while after eight outages in a row', async () => {
    const policy = callPolicy(limits);
    for (let count = 0; count < 8; count += 1) await expect(policy.run(outage)).rejects.toThrow('status 500');
    const work = failing();
    await expect(policy.run(work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(work).not.toHaveBeenCalled();
  });

  it('stop for a while for all accounts when those of several fail', async () => {
    const policy = callPolicy(limits);
    for (let count = 0; count < 20; count += 1)
      await expect(policy.forAccount(`account-${count}`).run(outage)).rejects.toThrow('status 500');
    await expect(policy.forAccount('another').run(async () => 'done')).rejects.toThrow('not called for a moment');
  });

  it.each([
    ['a key that is refused', () => new ProviderError('invalid_credentials', 'x')],
    ['a limit of one account', () => limited()],
    ['a fault of our own', () => new TypeError('a bug')],
  ])('go on after %s', async (_, error) => {
    const policy = callPolicy(limits);
    for (let count = 0; count < 20; count += 1)
      await policy.run(() => Promise.reject(error())).catch((caught: unknown) => expect(caught).toEqual(error()));
    await expect(policy.run(async () => 'done')).resolves.toBe('done');
  });

  it('go on for other accounts when those of one fail', async () => {
    const policy = callPolicy(limits);
    const failed = policy.forAccount('one');
    const attempts: string[] = [];
    for (let count = 0; count < 20; count += 1)
      await expect(
        failed.run(() => {
          attempts.push('one');
          return outage();
        }),
      ).rejects.toMatchObject({ code: 'unavailable' });
    expect(attempts).toHaveLength(8);
    await expect(policy.forAccount('two').run(async () => 'done')).resolves.toBe('done');
    await expect(policy.forAccount('one').run(async () => 'done')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
