import type { RecurringJobDefinition } from '@linkyard/queue';

/**
 * A provider whose `run` is repeated: once per interval in the whole cluster, never twice at the same time, retried after a failure.
 * A service finds its recurring jobs among its providers.
 */
export abstract class RecurringJob implements RecurringJobDefinition {
  abstract readonly id: string;
  /** Milliseconds. */
  abstract readonly everyMs: number;
  /** @param signal aborts when the process is about to leave: end at the next convenient point */
  abstract run(signal: AbortSignal): Promise<unknown>;
}
