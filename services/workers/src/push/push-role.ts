import { guardedPostFrom } from '@linkyard/egress';
import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import type { OpenRole } from '../roles/worker-role.js';
import { sendPushesProcessor } from './send-pushes.processor.js';
import { ServiceLanes } from './service-lanes.js';

/** Above what several push services without an answer take, two jobs each. */
const concurrency = 16;

export const openPushRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const connection = await BusConnection.open(NATS_URL, 'workers-push');
  const bus = new Bus(connection, BUS_SECRET);
  const post = guardedPostFrom(env);
  return {
    processors: [sendPushesProcessor({ bus, post, lanes: new ServiceLanes(), logger })],
    concurrency,
    checks: [{ name: 'workers:push:nats', check: async () => requireConnection(connection) }],
    async close() {
      post.close();
      await connection.close();
    },
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
