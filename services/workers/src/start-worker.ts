import { runProcessors } from '@linkyard/queue';
import { createLogger, readConfig, serviceConfigSchema, type RunningRole } from '@linkyard/service-kit';
import { openDocumentsRole } from './documents/documents-role.js';
import { openEmailRole } from './email/email-role.js';
import { openExportsRole } from './exports/exports-role.js';
import { openImportsRole } from './product-imports/imports-role.js';
import { openMediaRole } from './media/media-role.js';
import { openPushRole } from './push/push-role.js';
import { openSchedulesRole } from './schedules/schedules-role.js';
import { checkProcessors } from './roles/check-processors.js';
import type { QueueName } from './roles/queue-name.js';
import type { OpenRole } from './roles/worker-role.js';

export const workerRoles: Record<QueueName, OpenRole> = {
  documents: openDocumentsRole,
  email: openEmailRole,
  exports: openExportsRole,
  imports: openImportsRole,
  media: openMediaRole,
  push: openPushRole,
  schedules: openSchedulesRole,
};

/**
 * Starts the workers of one queue.
 * @throws ConfigError, or Error when a job contract of the queue has no processor
 */
export async function startWorker(queue: QueueName, env: NodeJS.ProcessEnv = process.env): Promise<RunningRole> {
  const config = readConfig(serviceConfigSchema, env);
  const name = `workers:${queue}`;
  const logger = createLogger(name, config.LOG_LEVEL);
  const role = await workerRoles[queue](env, logger);
  checkProcessors(queue, role.processors);
  const running = runProcessors(config.REDIS_URL, queue, role.processors, {
    concurrency: role.concurrency,
    secret: config.BUS_SECRET,
    onFailed: ({ error, ...about }) =>
      about.isFinal
        ? logger.error({ err: error, ...about }, 'a job has failed for good')
        : logger.warn({ err: error, ...about }, 'a job failed and will be tried again'),
  });
  logger.info({ jobs: role.processors.map(({ job }) => job.name) }, 'ready');

  return {
    name,
    checks: [...role.checks, { name: `${name}:running`, check: async () => requireRunning(running.isRunning()) }],
    async close() {
      // Jobs under way end first; what they use goes last.
      await running.close();
      await role.close();
      logger.info('stopped');
    },
  };
}

function requireRunning(isRunning: boolean) {
  if (!isRunning) throw new Error('the worker has stopped');
}
