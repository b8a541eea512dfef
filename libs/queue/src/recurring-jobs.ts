import { Queue, Worker } from 'bullmq';
import { runAcrossTenants } from '@linkyard/request-context';
import { settlesWithin } from '@linkyard/time/with-timeout';
import { queuePrefix, redisOptions } from './redis-options.js';

export interface RecurringJobDefinition {
  /** Unique within the service; part of the queue's name. */
  id: string;
  /** Milliseconds from one run to the next. */
  everyMs: number;
  /** @param signal aborts when the process is about to leave: end at the next convenient point */
  run(signal: AbortSignal): Promise<unknown>;
}

interface Options {
  onFailed(about: { id: string; attempt: number; error: Error }): void;
}

const closeLimitMs = 5_000;

/** Waits between attempts of one run: 5 s, then 10 s. */
const retries = { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } };

const queueName = (service: string, id: string) => `recurring.${service}.${id}`;

/**
 * Runs the recurring jobs of one service by BullMQ job schedulers: once per interval in the whole cluster, never two runs of one job at the
 * same time, retried after a failure. Each job has a queue of its own, so that a long one delays no other.
 */
export class RecurringJobs {
  private readonly leaving = new AbortController();
  private readonly workers: Worker[];
  private readonly scheduled: Promise<void>[];

  constructor(
    private readonly redisUrl: string,
    private readonly service: string,
    jobs: readonly RecurringJobDefinition[],
    private readonly options: Options,
  ) {
    const ids = jobs.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`Two recurring jobs of ${service} have the id ${twice}`);
    this.workers = jobs.map((job) => this.work(job));
    // Not awaited: a process starts while Redis is unavailable, and schedules when it is back.
    this.scheduled = jobs.map((job) => this.schedule(job));
  }

  private async schedule({ id, everyMs }: RecurringJobDefinition) {
    const queue = new Queue(queueName(this.service, id), {
      connection: redisOptions(this.redisUrl, 'worker'),
      prefix: queuePrefix,
    });
    queue.on('error', () => undefined);
    this.leaving.signal.addEventListener('abort', () => void queue.disconnect().catch(() => undefined));
    try {
      await queue.setGlobalConcurrency(1);
      const opts = { ...retries, removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } };
      await queue.upsertJobScheduler(id, { every: everyMs }, { name: id, opts });
      await queue.close();
    } catch (error) {
      if (this.leaving.signal.aborted) return;
      this.options.onFailed({ id, attempt: 0, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  private work(job: RecurringJobDefinition): Worker {
    const { id } = job;
    const worker = new Worker(
      queueName(this.service, id),
      async () => void (await runAcrossTenants(`the job ${id}`, () => job.run(this.leaving.signal))),
      {
        connection: redisOptions(this.redisUrl, 'worker'),
        prefix: queuePrefix,
        concurrency: 1,
        maxStalledCount: 3,
      },
    );
    worker.on('failed', (run, error) => this.options.onFailed({ id, attempt: run?.attemptsMade ?? 0, error }));
    // Redis unavailable: the worker reconnects by itself.
    worker.on('error', () => undefined);
    return worker;
  }

  /** Resolves when every job's scheduler is stored. */
  async ready(): Promise<void> {
    await Promise.all(this.scheduled);
  }

  /** Waits for the runs in progress, at most 5 s: an interrupted run is repeated by another process. */
  async close(): Promise<void> {
    this.leaving.abort();
    await settlesWithin(Promise.allSettled(this.workers.map((worker) => worker.close())), closeLimitMs);
    await Promise.allSettled(this.workers.map((worker) => worker.disconnect()));
  }
}
