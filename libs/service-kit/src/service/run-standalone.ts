import { serveHealth } from '../health/health-server.js';
import { createLogger } from '../logging/logger.js';
import type { RunningRole } from '../config/service-definition.js';

const healthPort = (env: NodeJS.ProcessEnv) => Number(env['HEALTH_PORT'] ?? 0);

/**
 * Runs one role as a process of its own: its health server, and a clean end on SIGTERM or SIGINT.
 * A role that cannot start ends the process with code 1 and one clear message.
 */
export async function runStandalone(start: () => Promise<RunningRole>, env: NodeJS.ProcessEnv = process.env) {
  const logger = createLogger('process');
  try {
    const role = await start();
    const health = await serveHealth(healthPort(env), () => role.checks);
    endOnSignal(async () => {
      health.close();
      await role.close();
    });
  } catch (error) {
    logger.fatal({ err: error }, error instanceof Error ? error.message : 'cannot start');
    process.exit(1);
  }
}

/** Runs `close` once on the first SIGTERM or SIGINT, then leaves; a second signal, or 10 s, leaves at once. */
export function endOnSignal(close: () => Promise<void>) {
  let closing = false;
  const end = () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
