import 'reflect-metadata';
import { checkLedger } from '@linkyard/contracts';
import { Bus, BusConnection, createLogger, DomainError, systemContext } from '@linkyard/service-kit';

/** `npm run ledger:check [-- <owner id>]`: compares ledger, payments, orders, donations, bookings and providers. Exits with 1 when they differ. */
const logger = createLogger('ledger:check');
const connection = await BusConnection.open(process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222', 'ledger-check');
try {
  const bus = new Bus(connection, process.env['BUS_SECRET'] ?? '');
  const [ownerId] = process.argv.slice(2);
  const { differences } = await bus.request(checkLedger, ownerId ? { ownerId } : {}, systemContext());
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
