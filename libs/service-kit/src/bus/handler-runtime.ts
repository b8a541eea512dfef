import { createLogger, type Logger } from '../logging/logger.js';
import { Admission } from './admission.js';
import { InactiveOwners } from './inactive-owners.js';
import { InFlight } from './in-flight.js';
import type { ReplayGuard } from './replay-guard.js';
import { newReplayGuard } from './signed-context.js';

interface HandlerRuntime {
  busSecret: string;
  /** Messages this process has answered. */
  replays: ReplayGuard;
  logger: Logger;
  inFlight: InFlight;
  admission: Admission;
  /** As the services of this process know them. */
  inactiveOwners: InactiveOwners;
}

let current: HandlerRuntime | undefined;

/** Set once per process before the first handler runs; decorators have no other way to reach it. */
export function setHandlerRuntime(busSecret: string, level?: string): HandlerRuntime {
  current ??= {
    busSecret,
    replays: newReplayGuard(),
    logger: createLogger('handlers', level),
    inFlight: new InFlight(),
    admission: new Admission(),
    inactiveOwners: new InactiveOwners(),
  };
  return current;
}

export function handlerRuntime(): HandlerRuntime {
  if (!current) throw new Error('runService has not been called in this process');
  return current;
}
