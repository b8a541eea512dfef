import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { RecurringJobs } from './recurring-jobs.js';
import { queuePrefix, redisOptions } from './redis-options.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const hour = 3_600_000;

describe('recurring jobs', () => {
  const running: RecurringJobs[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.close()));
  });

  const start = (service: string, everyMs: number, run: (signal: AbortSignal) => Promise<void>) => {
    const jobs = new RecurringJobs(redisUrl, service, [{ id: 'sweep', everyMs, run }], { onFailed: () => undefined });
    running.push(jobs);
    return jobs;
  };
  const ownService = () => `spec${randomBytes(5).toString('hex')}`;
  const inspect = async <Answer>(service: string, look: (queue: Queue) => Promise<Answer>) => {
    const connection = redisOptions(redisUrl, 'producer');
    const queue = new Queue(`recurring.${service}.sweep`, {
      connection: { ...connection, enableOfflineQueue: true },
      prefix: queuePrefix,
    });
    try {
      return await look(queue);
    } finally {
      await queue.close();
    }
  };

  it('run once per interval in a cluster of three processes', async () => {
    const service = ownService();
    let runs = 0;
    let ran: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (ran = resolve));
    const run = async () => {
      runs += 1;
      ran();
    };
    await Promise.all([1, 2, 3].map(() => start(service, hour, run).ready()));
    await first;
    const [schedulers, delayed] = await inspect(service, async (queue) => [
      await queue.getJobSchedulers(),
      await queue.getDelayedCount(),
    ]);
    expect(schedulers).toMatchObject([{ key: 'sweep', every: hour }]);
    expect([runs, delayed]).toEqual([1, 1]);
  });

  it('do not overlap when a run takes longer than its interval', async () => {
    const service = ownService();
    let active = 0;
    let maxActive = 0;
    let runs = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const run = async () => {
      active += 1;
      maxActive = Math.max(maxActive, active);
      // The next run is due while this one is still looking.
      if (runs === 0)
        await inspect(service, async (queue) => {
          while ((await queue.getWaitingCount()) === 0);
        });
      active -= 1;
      if ((runs += 1) >= 3) finish();
    };
    for (let copies = 0; copies < 3; copies += 1) start(service, 100, run);
    await finished;
    expect(maxActive).toBe(1);
  });

  it('signal a run in progress that the process is shutting down, and wait for it', async () => {
    const events: string[] = [];
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const jobs = start(ownService(), hour, async (signal) => {
      begun();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      events.push('ended');
    });
    await running;
    await jobs.close();
    events.push('closed');
    expect(events).toEqual(['ended', 'closed']);
  });

  it('are refused when two have the same id', () => {
    const job = { id: 'sweep', everyMs: hour, run: async () => undefined };
    expect(() => new RecurringJobs(redisUrl, 'spec', [job, job], { onFailed: () => undefined })).toThrow(
      'Two recurring jobs of spec have the id sweep',
    );
  });
});
