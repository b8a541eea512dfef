import { describe, expect, it } from '@jest/globals';
import { callPolicy } from './call-policy.js';
import { ProviderProblem } from './provider-problem.js';

const limits = { concurrent: 1, queued: 1, timeoutMs: 5_000 };
function held() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end: () => end() };
}

describe('calls to a provider', () => {
  it('run few at once, and the next when one ends', async () => {
    const policy = callPolicy(limits);
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
    const policy = callPolicy(limits);
    const first = held();
    const one = policy.run(first.work);
    const two = policy.run(() => Promise.reject(new Error('x')));
    await expect(policy.run(async () => 3)).rejects.toMatchObject({ kind: 'limit', retryAfterSec: 2 });
    first.end();
    await one;
    await expect(two).rejects.toThrow('x');
    await expect(policy.run(async () => 4)).resolves.toBe(4);
  });

  it('end at their time limit, and abort the work', async () => {
    let isAborted = false;
    const late = callPolicy({ ...limits, timeoutMs: 20 }).run(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve((isAborted = true)))),
    );
    await expect(late).rejects.toMatchObject({ kind: 'timeout' });
    expect(isAborted).toBe(true);
  });

  it('stop for a while after failures in a row; a refusal of one key is none', async () => {
    const policy = callPolicy(limits);
    const fail = (kind: 'failed' | 'key') => policy.run(() => Promise.reject(new ProviderProblem(kind, 'no')));
    for (let count = 0; count < 20; count += 1) await expect(fail('key')).rejects.toMatchObject({ kind: 'key' });
    for (let count = 0; count < 8; count += 1) await expect(fail('failed')).rejects.toMatchObject({ detail: 'no' });
    let isAsked = false;
    await expect(policy.run(async () => (isAsked = true))).rejects.toMatchObject({ kind: 'failed' });
    expect(isAsked).toBe(false);
  });
});
