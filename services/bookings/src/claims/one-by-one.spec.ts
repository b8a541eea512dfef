import { describe, expect, it } from '@jest/globals';
import { OneByOne } from './one-by-one.js';

describe('work for one host', () => {
  it('is done one after the other, also after one that failed, and beside that of others', async () => {
    const queue = new OneByOne();
    const done: string[] = [];
    const waiting = new Map<string, () => void>();
    const work = (name: string) => () =>
      new Promise<void>((resolve) => waiting.set(name, resolve)).then(() => void done.push(name));
    const failing = queue.run('ana', () => Promise.reject(new Error('no')));
    const first = queue.run('ana', work('first'));
    const second = queue.run('ana', work('second'));
    const other = queue.run('ben', work('other'));
    await expect(failing).rejects.toThrow('no');
    waiting.get('other')?.();
    await other;
    expect([...waiting.keys()].includes('second')).toBe(false);
    waiting.get('first')?.();
    await first;
    await Promise.resolve();
    waiting.get('second')?.();
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });
});
