import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.js';

/** Sends what Nest says into our log: its start-up chatter at debug, its troubles as they are. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, ...rest: unknown[]) {
    this.logger.debug({ rest }, String(message));
  }
  error(message: unknown, ...rest: unknown[]) {
    this.logger.error({ rest }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]) {
    this.logger.warn({ rest }, String(message));
  }
  debug(message: unknown, ...rest: unknown[]) {
    this.logger.debug({ rest }, String(message));
  }
  verbose(message: unknown, ...rest: unknown[]) {
    this.logger.trace({ rest }, String(message));
  }
}
