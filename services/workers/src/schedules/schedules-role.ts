import { RecurringJobs } from '@linkyard/queue';
import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { publishCampaignProcessor } from './publish-campaign.processor.js';
import { uploadSweep } from './upload-sweep.js';

const concurrency = 4;

export const openSchedulesRole: OpenRole = async (env, logger) => {
  const { NATS_URL, REDIS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-schedules');
  const bus = new Bus(connection, BUS_SECRET);
  const recurring = new RecurringJobs(REDIS_URL, 'workers-schedules', [uploadSweep(store, logger)], {
    onFailed: ({ error, ...about }) => logger.warn({ err: error, ...about }, 'a recurring job failed'),
  });
  return {
    processors: [publishCampaignProcessor({ bus, logger })],
    concurrency,
    checks: [{ name: 'workers:schedules:nats', check: async () => requireConnection(connection) }],
    async close() {
      await recurring.close();
      await connection.close();
    },
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
