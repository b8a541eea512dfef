import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { writeExportProcessor } from './write-export.processor.js';

export const openExportsRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-exports');
  const bus = new Bus(connection, BUS_SECRET);
  return {
    processors: [writeExportProcessor({ bus, store, logger })],
    concurrency: 2,
    checks: [{ name: 'workers:exports:nats', check: async () => requireConnection(connection) }],
    close: () => connection.close(),
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
