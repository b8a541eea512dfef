import { setTimeout as wait } from 'node:timers/promises';
import {
  ClosedConnectionError,
  ConnectionError,
  NoRespondersError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import { isDatabaseUnavailable } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import type { Logger } from '../logging/logger.js';

const limitMs = 5 * 60_000;
const pauseMs = 500;
const natsErrors = [ClosedConnectionError, ConnectionError, NoRespondersError, RequestError, TimeoutError];

/** The latter two: of a service that starts too. */
const temporaryCodes: unknown[] = ['ECONNREFUSED', 'core.unavailable', 'core.timeout'];

const isTemporary = (error: unknown): boolean =>
  isDatabaseUnavailable(error) ||
  error instanceof QueueUnavailable ||
  natsErrors.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && temporaryCodes.includes(error.code));

/**
 * A step of the start, again while MongoDB, Redis, NATS or another service do not answer in time: they may be starting too, or the machine is busy.
 * @throws the last error after five minutes, and at once what waiting does not mend
 */
export async function retryWhileStarting<Result>(
  step: string,
  logger: Pick<Logger, 'warn'>,
  work: () => Promise<Result>,
): Promise<Result> {
  let hasReported = false;
  for (const until = Date.now() + limitMs; ; await wait(pauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || Date.now() > until) throw error;
      if (!hasReported) logger.warn({ reason: String(error) }, `${step}: not possible yet, trying again`);
      hasReported = true;
    }
  }
}
