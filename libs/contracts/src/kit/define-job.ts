import type { z } from 'zod';

export interface JobSpec<Data extends z.ZodType> {
  /** Imperative, `<queue>.<verb>`: `email.send`. */
  name: `${string}.${string}`;
  data: Data;
  /** The data is sealed in Redis, and a job that is done is removed at once. */
  hasSecrets?: boolean;
  attempts: number;
  /** First wait between tries, milliseconds; doubles each time. */
  backoffMs: number;
  /** Same key, same effect: a second enqueue or a second run does nothing. */
  idempotencyKey(data: z.output<Data>): string;
}
export type Job<Data extends z.ZodType = z.ZodType> = JobSpec<Data> & { kind: 'job'; queue: string };
export type AnyJob = Job;
export type JobData<J extends AnyJob> = z.output<J['data']>;

/** Background work on BullMQ. @source design 4 */
export function defineJob<Data extends z.ZodType>(spec: JobSpec<Data>): Job<Data> {
  return { ...spec, kind: 'job', queue: spec.name.split('.')[0] ?? '' };
}
