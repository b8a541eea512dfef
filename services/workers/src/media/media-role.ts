import { Bus, BusConnection, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { OpenRole } from '../roles/worker-role.js';
import { drawSizesProcessor } from './draw-sizes.processor.js';
import { drawPosterProcessor } from './posters/draw-poster.processor.js';
import { findFfmpeg } from './posters/find-ffmpeg.js';

/** As many pictures at once as the drawing library draws; each on one thread. @source quality 1 "B26" */
const concurrency = 2;

export const openMediaRole: OpenRole = async (env, logger) => {
  const { NATS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const tools = await findFfmpeg(env);
  logger.info({ ffmpeg: tools?.ffmpeg ?? null }, tools ? 'films get posters' : 'films get no posters without ffmpeg');
  const store = await objectStoreFrom(env);
  const connection = await BusConnection.open(NATS_URL, 'workers-media');
  const bus = new Bus(connection, BUS_SECRET);
  return {
    processors: [drawSizesProcessor({ bus, store, logger }), drawPosterProcessor({ bus, store, logger, tools })],
    concurrency,
    checks: [{ name: 'workers:media:nats', check: async () => requireConnection(connection) }],
    close: () => connection.close(),
  };
};

function requireConnection(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
