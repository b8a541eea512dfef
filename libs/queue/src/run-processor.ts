import { DelayedError, Worker, type Job } from 'bullmq';
import type { AnyJob, JobData } from '@linkyard/contracts';
import { runInContextOf } from './job-context.js';
import { JobDataSeal } from './job-data-seal.js';
import { queuePrefix, redisOptions } from './redis-options.js';

export interface Processor<J extends AnyJob = AnyJob> {
  job: J;
  /** Runs again after a crash or an error: what was done already must not be done twice. */
  process(data: JobData<J>, about: { jobId: string; attempt: number }): Promise<void>;
}

export interface RunningProcessors {
  isRunning(): boolean;
  close(): Promise<void>;
}

interface Options {
  concurrency: number;
  /** BUS_SECRET, which sealed the data of jobs with secrets. */
  secret?: string;
  onFailed(about: { job: string; jobId: string; attempt: number; isFinal: boolean; error: Error }): void;
}

/** Thrown by a processor that cannot work now for reasons outside its job: it runs again later, and this was none of its attempts. */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed';
  constructor(readonly delayMs: number) {
    super('The job runs later');
  }
}

/** Joins a processor with its job, so that both have one type. */
export const defineProcessor = <J extends AnyJob>(processor: Processor<J>): Processor => ({
  job: processor.job,
  process: (data, about) => processor.process(processor.job.data.parse(data) as JobData<J>, about),
});

/**
 * Starts the workers of one queue.
 * @throws Error when two processors take the same job
 */
export function runProcessors(
  redisUrl: string,
  queue: string,
  processors: readonly Processor[],
  options: Options,
): RunningProcessors {
  const byName = new Map<string, Processor>(processors.map((processor) => [processor.job.name, processor]));
  if (byName.size !== processors.length) throw new Error(`Two processors of the queue ${queue} take the same job`);
  const seal = new JobDataSeal(options.secret);
  const worker = new Worker(
    queue,
    async (job, token) => {
      const processor = byName.get(job.name);
      if (!processor) throw new Error(`No processor for ${job.name}`);
      const about = { jobId: job.id ?? '', attempt: job.attemptsMade + 1 };
      await runInContextOf(job.data, (data) => processor.process(seal.open(processor.job, data), about)).catch(
        (error: unknown) => putOffOrFail(job, token, error),
      );
    },
    {
      connection: redisOptions(redisUrl, 'worker'),
      prefix: queuePrefix,
      concurrency: options.concurrency,
      lockDuration: 30_000,
      maxStalledCount: 3,
    },
  );
  worker.on('failed', (job, error) => {
    if (!job) return;
    options.onFailed({
      job: job.name,
      jobId: job.id ?? '',
      attempt: job.attemptsMade,
      isFinal: job.attemptsMade >= (job.opts.attempts ?? 1),
      error,
    });
  });
  // Redis away: the worker reconnects by itself.
  worker.on('error', () => undefined);
  return { isRunning: () => worker.isRunning(), close: () => worker.close() };
}

async function putOffOrFail(job: Job, token: string | undefined, error: unknown): Promise<never> {
  if (!(error instanceof JobPostponed)) throw error;
  await job.moveToDelayed(Date.now() + error.delayMs, token);
  throw new DelayedError();
}
