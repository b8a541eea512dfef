import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { KeyedQueue } from './keyed-queue.js';

/** Work that ends when the spec says so. */
function jobs(queue: KeyedQueue) {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const add = (key: string, name: string) =>
    queue.run(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => {
        finish.set(name, (error) => (error ? reject(error) : resolve()));
      });
      return name;
    });
  return { begun, add, finish: (name: string, error?: Error) => finish.get(name)?.(error) };
}

describe('a keyed queue', () => {
  it('runs as many of one key at a time as it is wide, in the order of the calls, beside other keys', async () => {
    const work = jobs(new KeyedQueue(4));
    const all = ['1', '2', '3', '4', '5', '6'].map((name) => work.add('ana', name));
    const other = work.add('ben', 'other');
    expect(work.begun).toEqual(['1', '2', '3', '4', 'other']);
    work.finish('3');
    await nextTurn();
    expect(work.begun).toEqual(['1', '2', '3', '4', 'other', '5']);
    for (const name of ['1', '2', '4', '5']) work.finish(name);
    await nextTurn();
    for (const name of ['6', 'other']) work.finish(name);
    expect(await Promise.all([...all, other])).toEqual(['1', '2', '3', '4', '5', '6', 'other']);
  });

  it('of width 1 runs one after the other', async () => {
    const work = jobs(new KeyedQueue(1));
    const all = ['1', '2'].map((name) => work.add('ana', name));
    expect(work.begun).toEqual(['1']);
    work.finish('1');
    await nextTurn();
    expect(work.begun).toEqual(['1', '2']);
    work.finish('2');
    expect(await Promise.all(all)).toEqual(['1', '2']);
  });

  it.each([1, 4])('of width %i goes on after work that failed', async (width) => {
    const work = jobs(new KeyedQueue(width));
    const names = ['1', '2', '3', '4'].slice(0, width);
    const failing = names.map((name) => work.add('ana', name));
    const next = work.add('ana', 'next');
    for (const name of names) work.finish(name, new Error('no'));
    await Promise.all(failing.map((one) => expect(one).rejects.toThrow('no')));
    await nextTurn();
    work.finish('next');
    expect(await next).toBe('next');
  });
});
