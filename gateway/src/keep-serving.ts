import type { EventEmitter } from 'node:events';
import type { Logger } from '@linkyard/service-kit';

/**
 * The last resort of a running gateway: an error that nothing caught is logged, and every other request goes on. Errors during the start still
 * end the process, as this begins after it.
 * @returns stops it
 */
export function keepServing(logger: Pick<Logger, 'error'>, events: EventEmitter = process): () => void {
  const log = (err: unknown) => logger.error({ err }, 'an error was not caught');
  events.on('uncaughtException', log).on('unhandledRejection', log);
  return () => {
    events.off('uncaughtException', log).off('unhandledRejection', log);
  };
}
