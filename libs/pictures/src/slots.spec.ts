import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

describe('slots', () => {
  it('no more works run at once than there are slots, and all run, a failed one too', async () => {
    const slots = new Slots(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (at: number) =>
      slots.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (at === 1) throw new Error('broken');
        done.push(at);
      });
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(done).toEqual([0, 2, 3, 4, 5]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
