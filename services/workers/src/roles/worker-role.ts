import type { Processor } from '@linkyard/queue';
import type { HealthCheck, Logger } from '@linkyard/service-kit';

/** One queue's work, with what it opened for it. */
export interface WorkerRole {
  processors: readonly Processor[];
  /** Jobs of one process at the same time. */
  concurrency: number;
  checks: HealthCheck[];
  /** Runs after the last job has ended. */
  close(): Promise<void>;
}

export type OpenRole = (env: NodeJS.ProcessEnv, logger: Logger) => Promise<WorkerRole>;
