import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { renderDocumentProcessor } from './render-document.processor.js';
import { Typst } from './typst.js';

export const openDocumentsRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-documents');
  const bus = new Bus(connection, BUS_SECRET);
  const typst = new Typst();
  return {
    processors: [renderDocumentProcessor({ bus, store, typst, logger })],
    // While one is typeset, the content of the next is asked for and the one before is stored.
    concurrency: 4,
    checks: [{ name: 'workers:documents:nats', check: async () => requireConnection(connection) }],
    async close() {
      await typst.close();
      await connection.close();
    },
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
