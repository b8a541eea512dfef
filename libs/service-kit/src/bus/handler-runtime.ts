import { createLogger, type Logger } from '../logging/logger.js';
import { InFlight } from './in-flight.js';

interface HandlerRuntime {
  busSecret: string;
  logger: Logger;
  inFlight: InFlight;
}

let current: HandlerRuntime | undefined;

/** Set once per process before the first handler runs; decorators have no other way to reach it. */
export function setHandlerRuntime(busSecret: string, level?: string): HandlerRuntime {
  current ??= { busSecret, logger: createLogger('handlers', level), inFlight: new InFlight() };
  return current;
}

export function handlerRuntime(): HandlerRuntime {
  if (!current) throw new Error('runService has not been called in this process');
  return current;
}
