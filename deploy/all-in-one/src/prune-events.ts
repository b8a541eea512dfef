import 'reflect-metadata';
import { BusConnection, createLogger, openEventStream, pruneConsumers } from '@linkyard/service-kit';
import { serviceDefinitions } from './roles.js';

/** `npm run events:prune`: removes durable event consumers whose handler no longer exists. Run it after an upgrade has reached every process. */
const logger = createLogger('events:prune');
const connection = await BusConnection.open(process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222', 'events-prune');
try {
  const { manager } = await openEventStream(connection.nats);
  const { removed, inUse } = await pruneConsumers(manager, await serviceDefinitions());
  logger.info({ removed }, `${removed.length} consumers without a handler were removed`);
  if (inUse.length > 0) logger.warn({ inUse }, 'consumers without a handler are still used by an older process');
} finally {
  await connection.close();
}
