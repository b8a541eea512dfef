import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { drawSizesProcessor } from './draw-sizes.processor.js';

/** As many pictures at once as the drawing library draws; each on one thread. @source quality 1 "B26" */
const concurrency = 2;

export const openMediaRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-media');
  const bus = new Bus(connection, BUS_SECRET);
  return {
    processors: [drawSizesProcessor({ bus, store, logger })],
    concurrency,
    checks: [{ name: 'workers:media:nats', check: async () => requireConnection(connection) }],
    close: () => connection.close(),
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
