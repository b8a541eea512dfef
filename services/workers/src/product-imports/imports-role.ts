import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { importProductsProcessor } from './import-products.processor.js';

export const openImportsRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-imports');
  const bus = new Bus(connection, BUS_SECRET);
  return {
    processors: [importProductsProcessor({ bus, store, logger })],
    // The rows of a whole file are in memory.
    concurrency: 2,
    checks: [{ name: 'workers:imports:nats', check: async () => requireConnection(connection) }],
    close: () => connection.close(),
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
