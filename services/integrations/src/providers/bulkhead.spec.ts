import { describe, expect, it } from '@jest/globals';
import { Bulkhead } from './bulkhead.js';

const never = new AbortController().signal;
function held() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end: () => end() };
}

describe('Bulkhead', () => {
  it('runs no more than its places at once, and the next when one ends', async () => {
    const bulkhead = new Bulkhead(1, 5);
    const first = held();
    const order: string[] = [];
    const one = bulkhead.run(never, first.work).then(() => order.push('one'));
    const two = bulkhead.run(never, async () => void order.push('two'));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.end();
    await Promise.all([one, two]);
    expect(order).toContain('two');
    await expect(bulkhead.run(never, async () => 3)).resolves.toBe(3);
  });

  it('rejects calls beyond the queue limit, and those whose deadline has passed', async () => {
    const bulkhead = new Bulkhead(1, 1);
    const first = held();
    const one = bulkhead.run(never, first.work);
    const late = new AbortController();
    const two = bulkhead.run(late.signal, async () => 2);
    await expect(bulkhead.run(never, async () => 3)).rejects.toMatchObject({ kind: 'limit' });
    late.abort();
    await expect(two).rejects.toMatchObject({ kind: 'timeout' });
    first.end();
    await one;
    await expect(bulkhead.run(never, async () => 4)).resolves.toBe(4);
  });

  it('gives a place back when its work fails', async () => {
    const bulkhead = new Bulkhead(1, 0);
    await expect(bulkhead.run(never, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(bulkhead.run(never, async () => 1)).resolves.toBe(1);
  });
});
