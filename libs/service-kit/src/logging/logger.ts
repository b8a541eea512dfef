import { pino, type Logger } from 'pino';

export type { Logger };

/** Inject with `@Inject(LOGGER)`. */
export const LOGGER = Symbol('linkyard:logger');

/** Paths whose values never reach a log line. */
const secretPaths = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'otp', 'secret'];

/** One JSON line an event on stdout. @param service the role that speaks */
export function createLogger(service: string, level = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  return pino({
    level,
    base: { service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), censor: '[redacted]' },
  });
}
