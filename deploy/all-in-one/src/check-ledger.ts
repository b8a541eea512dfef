import 'reflect-metadata';
import { checkLedger } from '@linkyard/contracts';
import { Bus, BusConnection, createLogger, DomainError, operatorContext, readConfig } from '@linkyard/service-kit';
import { z } from 'zod';

/** `npm run ledger:check [-- <owner id>]`: compares ledger, payments, orders, donations, bookings and providers. Exits with 1 when they differ. */
const logger = createLogger('ledger:check');
const config = readConfig(
  z.object({
    NATS_URL: z.string().min(1).default('nats://127.0.0.1:4222'),
    BUS_SECRET: z.string().min(32, 'at least 32 characters'),
  }),
  process.env,
);
const connection = await BusConnection.open(config.NATS_URL, 'ledger-check');
try {
  const bus = new Bus(connection, config.BUS_SECRET);
  const [ownerId] = process.argv.slice(2);
  const { differences } = await bus.request(checkLedger, ownerId ? { ownerId } : {}, operatorContext());
  for (const { text } of differences) logger.error(text);
  if (differences.length === 0) logger.info('ledger, payments, orders, donations, bookings and providers agree');
  else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const isLong = error.code === 'core.timeout';
  logger.error(
    { err: error },
    isLong ? 'the check goes on in the service: read its log, or name an owner' : 'the ledger was not checked',
  );
  process.exitCode = 1;
} finally {
  await connection.close();
}
