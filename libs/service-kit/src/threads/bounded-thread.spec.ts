import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BoundedThread, ThreadBusyError, ThreadLimitError } from './bounded-thread.js';

const entry = new URL('testing/trying-thread', import.meta.url);

describe('a bounded thread', () => {
  const thread = new BoundedThread<string, string>(entry, { deadlineMs: 300, memoryMb: 64, maxWaiting: 3 });
  afterAll(() => thread.close());

  it('runs tasks one after the other and passes on what they throw', async () => {
    const all = await Promise.allSettled(['one', 'fail', 'two'].map((asked) => thread.run(asked)));
    expect(all).toMatchObject([
      { value: 'ONE' },
      { reason: { name: 'TypeError', message: 'it failed' } },
      { value: 'TWO' },
    ]);
  });

  it('ends a task that never returns, and goes on with the next', async () => {
    const [endless, next] = await Promise.allSettled([thread.run('loop'), thread.run('next')]);
    expect(endless).toMatchObject({ reason: new ThreadLimitError('time') });
    expect(next).toMatchObject({ value: 'NEXT' });
  });

  it('ends a task that needs too much memory', async () => {
    const large = new BoundedThread<string, string>(entry, { deadlineMs: 60_000, memoryMb: 32, maxWaiting: 3 });
    await expect(large.run('grow')).rejects.toThrow(new ThreadLimitError('memory'));
    await expect(large.run('after')).resolves.toBe('AFTER');
    await large.close();
  });

  it('leaves the event loop free while a task runs', async () => {
    await thread.run('warm');
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    await expect(thread.run('loop')).rejects.toThrow(ThreadLimitError);
    delays.disable();
    // The whole task takes 300 ms; a loop that is blocked would show all of it.
    expect(delays.max / 1e6).toBeLessThan(250);
  });

  it('refuses a task when too many wait', async () => {
    const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((asked) => thread.run(asked)));
    expect(all.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
    expect(all.at(-1)).toMatchObject({ reason: new ThreadBusyError('Too many tasks wait for the thread') });
  });

  it('rejects what waits when it is closed', async () => {
    const closed = new BoundedThread<string, string>(entry, { deadlineMs: 300, memoryMb: 64, maxWaiting: 3 });
    const asked = [closed.run('loop'), closed.run('next')];
    const settled = Promise.allSettled(asked);
    await closed.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
