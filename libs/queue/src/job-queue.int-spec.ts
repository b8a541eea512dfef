import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defineJob } from '@linkyard/contracts';
import { FlakyPort } from '@linkyard/testing';
import { z } from 'zod';
import { JobQueue, QueueUnavailable } from './job-queue.js';
import { defineProcessor, JobPostponed, runProcessors, type RunningProcessors } from './run-processor.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const queueName = `spec${randomBytes(5).toString('hex')}`;
const job = defineJob({
  name: `${queueName}.do`,
  data: z.strictObject({ key: z.string(), fails: z.number().default(0), postponed: z.number().default(0) }),
  attempts: 3,
  backoffMs: 20,
  idempotencyKey: ({ key }) => key,
});

describe('background work', () => {
  const queue = new JobQueue(redisUrl);
  const done: string[] = [];
  const postponements = new Map<string, number>();
  const failed: { jobId: string; attempt: number; isFinal: boolean }[] = [];
  let heard: () => void = () => undefined;
  const running: RunningProcessors[] = [];

  const work = () => {
    const processor = defineProcessor({
      job,
      process: async ({ key, fails, postponed }, { attempt }) => {
        const times = postponements.get(key) ?? 0;
        postponements.set(key, times + 1);
        if (times < postponed) throw new JobPostponed(5);
        if (attempt <= fails) throw new Error('not yet');
        done.push(key);
        heard();
      },
    });
    const options = {
      concurrency: 4,
      onFailed: (about: (typeof failed)[number]) => {
        failed.push(about);
        heard();
      },
    };
    running.push(runProcessors(redisUrl, queueName, [processor], options));
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((resolve) => (heard = resolve));
  };
  /** Everything added before this has been seen by the workers. */
  const drained = async (key: string) => {
    await queue.enqueue(job, { key });
    await until(() => done.includes(key));
  };

  afterEach(() => {
    done.length = 0;
    failed.length = 0;
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.close()));
    await queue.close();
  });

  it('asked for fifty times at once, or again later, is done once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => queue.enqueue(job, { key: 'mail:1' })));
    work();
    work();
    await drained('after-1');
    await queue.enqueue(job, { key: 'mail:1' });
    await drained('after-2');
    expect(done.filter((key) => key === 'mail:1')).toEqual(['mail:1']);
  });

  it('that is postponed runs later, without using up its attempts', async () => {
    await queue.enqueue(job, { key: 'later', postponed: 5 });
    await drained('after-later');
    await until(() => done.includes('later'));
    expect([postponements.get('later'), failed]).toEqual([6, []]);
  });

  it('that fails is retried, and the last failure is reported as final', async () => {
    await queue.enqueue(job, { key: 'third-time', fails: 2 });
    await queue.enqueue(job, { key: 'hopeless', fails: 9 });
    await until(() => failed.some(({ isFinal }) => isFinal) && done.includes('third-time'));
    expect(failed.filter(({ jobId }) => jobId === 'hopeless').map(({ isFinal }) => isFinal)).toEqual([
      false,
      false,
      true,
    ]);
    expect(done).toEqual(['third-time']);
  });

  it('whose data does not fit its contract is refused before it is queued', async () => {
    // @ts-expect-error a key is a text
    await expect(queue.enqueue(job, { key: 1 })).rejects.toThrow(z.ZodError);
  });

  it('has one processor a job', () => {
    const processor = defineProcessor({ job, process: async () => undefined });
    const start = () =>
      runProcessors(redisUrl, queueName, [processor, processor], { concurrency: 1, onFailed: () => undefined });
    expect(start).toThrow(/take the same job/);
  });
});

describe('while Redis is away', () => {
  let port: FlakyPort;
  beforeAll(async () => {
    port = await FlakyPort.before(redisUrl);
  });
  afterAll(() => port.cut());

  const refusal = async (queue: JobQueue, key: string): Promise<unknown> =>
    queue.enqueue(job, { key }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  const backWithin = async (queue: JobQueue, limitMs: number) => {
    const start = Date.now();
    let last = await refusal(queue, 'back');
    while (last !== undefined && Date.now() - start < limitMs) {
      await nextTurn();
      last = await refusal(queue, 'back');
    }
    return last;
  };

  it.each([
    ['a queue that was in use', true],
    ['a queue that was not used before', false],
  ])(
    '%s refuses jobs, and takes jobs again when Redis is back',
    async (_which, wasUsed) => {
      const queue = new JobQueue(port.address);
      if (wasUsed) await queue.enqueue(job, { key: 'before' });
      await port.cut();
      expect(await refusal(queue, 'during-the-outage')).toBeInstanceOf(QueueUnavailable);
      await port.mend();
      expect(await backWithin(queue, 10_000)).toBeUndefined();
      await queue.close();
    },
    25_000,
  );

  it('a process can leave', async () => {
    const queue = new JobQueue(port.address);
    await queue.enqueue(job, { key: 'leaving' });
    await port.cut();
    await expect(queue.close()).resolves.toBeUndefined();
    await port.mend();
  }, 15_000);
});
