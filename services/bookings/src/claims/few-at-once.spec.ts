import { describe, expect, it } from '@jest/globals';
import { FewAtOnce } from './few-at-once.js';

/** Work that is done when the spec says so. */
function jobs(queue: FewAtOnce) {
  const begun: string[] = [];
  const done: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const add = (owner: string, name: string) =>
    queue.run(owner, async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => {
        finish.set(name, (error) => (error ? reject(error) : resolve()));
      });
      done.push(name);
    });
  return { begun, done, add, finish: (name: string, error?: Error) => finish.get(name)?.(error) };
}

describe('work for one host', () => {
  it('is done four at a time in the order of asking, beside that of others', async () => {
    const work = jobs(new FewAtOnce());
    const all = ['1', '2', '3', '4', '5', '6'].map((name) => work.add('ana', name));
    const other = work.add('ben', 'other');
    expect(work.begun).toEqual(['1', '2', '3', '4', 'other']);
    work.finish('3');
    await all[2];
    await Promise.resolve();
    expect(work.begun).toEqual(['1', '2', '3', '4', 'other', '5']);
    for (const name of ['1', '2', '4', '5']) work.finish(name);
    await Promise.all(all.slice(0, 5));
    await Promise.resolve();
    for (const name of ['6', 'other']) work.finish(name);
    await Promise.all([...all, other]);
    expect(work.done).toHaveLength(7);
  });

  it('goes on after one that failed', async () => {
    const work = jobs(new FewAtOnce());
    const failing = ['1', '2', '3', '4'].map((name) => work.add('ana', name));
    const next = work.add('ana', '5');
    for (const name of ['1', '2', '3', '4']) work.finish(name, new Error('no'));
    await Promise.all(failing.map((one) => expect(one).rejects.toThrow('no')));
    await Promise.resolve();
    work.finish('5');
    await next;
    expect(work.done).toEqual(['5']);
  });
});
