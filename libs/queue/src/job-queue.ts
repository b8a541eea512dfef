import { Queue } from 'bullmq';
import type { AnyJob } from '@linkyard/contracts';
import { withTimeout } from '@linkyard/time/with-timeout';
import type { z } from 'zod';
import { withContext } from './job-context.js';
import { JobDataSeal } from './job-data-seal.js';
import { queuePrefix, redisOptions } from './redis-options.js';

interface EnqueueOptions {
  /** Milliseconds from now; 0 is at once. */
  delayMs?: number;
  /** Replaces the job's own idempotency key. */
  key?: string;
}

/** Redis could not take the job, or did not say in time that it had. The same call may be made again: the key makes it the same job. */
export class QueueUnavailable extends Error {
  override readonly name = 'QueueUnavailable';
}

/** How long a caller may wait for Redis. */
const limitMs = 2_500;

/** Where services put background work. @source design 4 "Jobs" */
export class JobQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly seal: JobDataSeal;

  /** @param secret BUS_SECRET, which seals the data of jobs with secrets */
  constructor(
    private readonly redisUrl: string,
    secret?: string,
  ) {
    this.seal = new JobDataSeal(secret);
  }

  /**
   * Adds a job once: a second one with the same idempotency key is the first one.
   * @throws ZodError when the data does not fit the job's contract; QueueUnavailable when Redis is away
   */
  async enqueue<J extends AnyJob>(job: J, data: z.input<J['data']>, options: EnqueueOptions = {}) {
    const parsed = job.data.parse(data);
    // BullMQ keeps ':' for itself in ids.
    const jobId = (options.key ?? job.idempotencyKey(parsed)).replaceAll(':', '.');
    const stored = withContext(this.seal.close(job, parsed), tenantIn(parsed));
    await this.ask(job.queue, (queue) =>
      queue.add(job.name, stored, {
        jobId,
        delay: options.delayMs ?? 0,
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: job.backoffMs },
        removeOnComplete: job.hasSecrets ? true : { age: 86_400, count: 10_000 },
        removeOnFail: { age: 30 * 86_400 },
      }),
    );
  }

  /** Runs a delayed job at once; nothing happens when it has run, or is not there. @param key that it was enqueued with */
  async runNow(job: AnyJob, key: string): Promise<void> {
    await this.ask(job.queue, async (queue) => {
      const found = await queue.getJob(key.replaceAll(':', '.'));
      if (found && (await found.isDelayed())) await found.promote();
    });
  }

  private async ask<Answer>(name: string, work: (queue: Queue) => Promise<Answer>): Promise<Answer> {
    const queue = this.queueOf(name);
    try {
      return await withTimeout(work(queue), limitMs, 'Redis did not answer in time');
    } catch (error) {
      // A queue whose first connection failed stays broken for ever: the next call makes a new one.
      queue.waitUntilReady().catch(() => this.forget(name, queue));
      throw new QueueUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  private forget(name: string, queue: Queue) {
    if (this.queues.get(name) === queue) this.queues.delete(name);
    queue.close().catch(() => undefined);
  }

  private queueOf(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: redisOptions(this.redisUrl, 'producer'), prefix: queuePrefix });
    // The connection retries by itself; without a listener its errors would end the process.
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }

  async close() {
    // Redis may be away while the process leaves: then there is nothing to say goodbye to.
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }
}

const tenantIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'tenantId' in data ? data.tenantId : undefined;
