import 'reflect-metadata';
import type { INestMicroservice } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { migrate, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, MailAllowance, RecurringJobs } from '@linkyard/queue';
import { settlesWithin } from '@linkyard/time/with-timeout';
import { Bus } from '../bus/bus.js';
import { setHandlerRuntime } from '../bus/handler-runtime.js';
import { BusConnection, natsOptions } from '../bus/nats-connection.js';
import { readConfig } from '../config/read-config.js';
import { serviceConfigSchema } from '../config/service-config.js';
import { dueFailures } from '../due-rows/due-failure.schema.js';
import { EventConsumers } from '../events/event-consumers.js';
import { checkEventHandlers, eventSubscriptions } from '../events/on-event.js';
import { Outbox } from '../events/outbox.js';
import { eventCollections } from '../events/outbox.model.js';
import { OutboxRelay } from '../events/relay.js';
import { openEventStream } from '../events/stream.js';
import { AccountLimits } from '../limits/account-limits.js';
import { roomTurns } from '../limits/room-turn.schema.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { guardsOwners, OwnerVisibility } from '../owners/owner-visibility.js';
import { ownerVisibility } from '../owners/owner-visibility.model.js';
import { checkHandlers, handledBy } from './boot-checks.js';
import { retryWhileStarting } from '../concurrency/retry-while-starting.js';
import { RecurringJob } from './recurring-job.js';
import type { RunningRole, ServiceDefinition } from '../config/service-definition.js';
import { ownSites } from '../sites/own-sites.js';
import { TenantSites } from '../sites/tenant-sites.js';
import { UserContacts } from '../user-contacts/user-contacts.js';
import { ServiceModule } from './service-module.js';

const drainLimitMs = 8_000;
const flushLimitMs = 1_000;

/** Starts one service on the bus. @throws ConfigError, or the boot checks' list of faults */
export async function runService(
  definition: ServiceDefinition,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningRole> {
  const config = readConfig(serviceConfigSchema, env);
  const { name } = definition;
  const guards = guardsOwners(definition);
  const logger = createLogger(name, config.LOG_LEVEL);
  const runtime = setHandlerRuntime(config.BUS_SECRET, config.LOG_LEVEL);
  const [database, connection] = await Promise.all([
    retryWhileStarting('connecting to MongoDB', logger, () => ServiceDatabase.open(name, config.MONGODB_URI)),
    BusConnection.open(config.NATS_URL, name),
  ]);
  const models = [
    ...definition.models,
    ...eventCollections,
    dueFailures,
    roomTurns,
    ...(guards ? [ownerVisibility] : []),
  ];
  const [stream] = await Promise.all([
    retryWhileStarting('opening the event stream', logger, () => openEventStream(connection.nats)),
    retryWhileStarting('migrations', logger, () => migrate(database, models, definition.migrations ?? [])),
  ]);
  const outbox = new Outbox(database, () => connection.nats.info?.max_payload);
  const jobs = new JobQueue(config.REDIS_URL, config.BUS_SECRET);
  const allowance = new MailAllowance(config.REDIS_URL, config.BUS_SECRET, config.RATE_FACTOR);
  const bus = new Bus(connection, config.BUS_SECRET);
  const contacts = new UserContacts(bus);
  contacts.start();
  const sites = new TenantSites(bus, ownSites(env));
  sites.start();
  const limits = new AccountLimits(bus, database);
  limits.start();
  const parts = { bus, contacts, limits, sites, database, outbox, jobs, allowance, logger };
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(ServiceModule.for(definition, parts), {
    transport: Transport.NATS,
    options: { ...natsOptions(config.NATS_URL, `${name}-handlers`), queue: name },
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const instances = instancesOf(app);
  checkHandlers(
    name,
    instances.flatMap((instance) => handledBy(Object.getPrototypeOf(instance))),
    definition.commands,
  );
  const consumers = new EventConsumers(database, stream, logger);
  const owners = guards ? app.get(OwnerVisibility) : null;
  await owners?.start();
  await app.listen();
  await startConsumers(name, consumers, instances, logger);
  const relay = new OutboxRelay(database, stream.js, logger);
  relay.start(outbox);
  const recurringJobs = instances.filter((instance): instance is RecurringJob => instance instanceof RecurringJob);
  const recurring = new RecurringJobs(config.REDIS_URL, name, recurringJobs, {
    onFailed: ({ error, ...about }) => logger.warn({ err: error, ...about }, 'a recurring job failed'),
  });
  logger.info('ready');

  return {
    name,
    checks: [
      { name: `${name}:nats`, check: async () => assertConnected(connection) },
      { name: `${name}:mongodb`, check: () => database.ping() },
    ],
    async close() {
      const ended = recurring.close();
      owners?.stop();
      await drainHandlers(app);
      await Promise.all([ended, consumers.stop(), runtime.inFlight.idle(drainLimitMs)]);
      await sendAnswers(app);
      await relay.stop();
      await app.close();
      await Promise.all([jobs.close(), allowance.close(), connection.close(), database.close()]);
      logger.info('stopped');
    },
  };
}

/** Takes no new message and answers those that were delivered already: nothing in between is lost. */
async function drainHandlers(app: INestMicroservice) {
  const nats = app.unwrap<NatsConnection>();
  if (nats.isClosed()) return;
  const subscriptions: { drain(): Promise<void> }[] =
    Reflect.get(Reflect.get(app, 'serverInstance') ?? {}, 'subscriptions') ?? [];
  await settlesWithin(Promise.allSettled(subscriptions.map((subscription) => subscription.drain())), flushLimitMs);
  // What was delivered last has then begun, and is counted.
  await nextTurn();
}

/** Nest publishes an answer a few turns after its handler has ended, and closes without waiting for what is still to be sent. */
async function sendAnswers(app: INestMicroservice) {
  await nextTurn();
  const nats = app.unwrap<NatsConnection>();
  // With NATS disconnected there are no requests to answer.
  if (!nats.isClosed()) await settlesWithin(nats.flush(), flushLimitMs);
}

function instancesOf(app: INestMicroservice): object[] {
  const discovery = app.get(DiscoveryService);
  const wrappers = [...discovery.getControllers(), ...discovery.getProviders()];
  const instances: unknown[] = wrappers.map((wrapper) => wrapper.instance);
  return [...new Set(instances.filter((instance) => typeof instance === 'object' && instance !== null))];
}

async function startConsumers(
  service: string,
  consumers: EventConsumers,
  instances: readonly object[],
  logger: Logger,
) {
  const handlers = eventSubscriptions().flatMap((subscription) => {
    const instance = instances.find((candidate) => Object.getPrototypeOf(candidate) === subscription.owner);
    const method: unknown = instance && Reflect.get(instance, subscription.method);
    return typeof method === 'function' ? [{ ...subscription, instance, handle: method }] : [];
  });
  checkEventHandlers(service, handlers);
  for (const { instance, handle, ...subscription } of handlers)
    await retryWhileStarting('starting event consumers', logger, () =>
      consumers.start(subscription, async (data, meta) => void (await handle.call(instance, data, meta))),
    );
}

function assertConnected(connection: BusConnection) {
  if (!connection.isConnected) throw new Error('NATS is not connected');
}
