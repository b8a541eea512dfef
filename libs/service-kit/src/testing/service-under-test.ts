import 'reflect-metadata';
import { Module, type DynamicModule, type INestApplicationContext, type Provider, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type {
  AccountLimits as LimitsOfAccount,
  AnyCommand,
  AnyEvent,
  BusReply,
  Ctx,
  ReplyOf,
  RequestInput,
} from '@linkyard/contracts';
import { connectionProvider, migrate, newId, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import { runAcrossTenants, runInContext } from '@linkyard/request-context';
import { z } from 'zod';
import { Bus } from '../bus/bus.js';
import { DomainError } from '../bus/domain-error.js';
import { handlerRuntime, setHandlerRuntime } from '../bus/handler-runtime.js';
import { contextHeader, payloadText, signContext } from '../bus/signed-context.js';
import { eventSubscriptions } from '../events/on-event.js';
import { DueRows } from '../due-rows/due-rows.js';
import { Outbox } from '../events/outbox.js';
import { CreatorLooks } from '../creator-looks/creator-looks.js';
import { createLogger, LOGGER } from '../logging/logger.js';
import type { ServiceDefinition } from '../config/service-definition.js';
import { RecurringJob } from '../service/recurring-job.js';
import { busSecret, ownDatabase } from './backing.js';
import { AccountLimits } from '../limits/account-limits.js';
import { fakeSites } from './fake-sites.js';
import { SiteUrls } from '../sites/site-urls.js';
import { TenantSites } from '../sites/tenant-sites.js';
import { UserContacts } from '../user-contacts/user-contacts.js';
import { GivenLimits } from './given-limits.js';
import { AnsweringBus, OpenAllowance, RecordedJobs } from './surroundings.js';

interface Handler {
  (payload: unknown, transport: unknown): Promise<BusReply>;
}
/** What stands in for the world around a service: its bus, its queue. */
export interface Part {
  provide: Extract<Provider, { useValue: unknown }>['provide'];
  useValue: unknown;
}

/** A service over a real database of its own, called the way the bus calls it. Each service extends it by what stands around it. */
export class ServiceUnderTest {
  private app: INestApplicationContext | undefined;
  private readonly handlers = new Map<string, Handler>();
  private readonly relayed = new Set<string>();
  private switches = 0;
  /** Stand in for the queue and the bus where a spec brings none of its own. */
  readonly recordedJobs = new RecordedJobs();
  readonly answeringBus = new AnsweringBus();
  readonly openAllowance = new OpenAllowance();
  /** Tenants whose site is not published, or suspended. */
  readonly closedSites = new Set<string>();

  protected constructor(readonly database: ServiceDatabase) {}

  /** As `auth.user.visibility-changed` makes it known. */
  switchOff(ownerId: string, isHidden = true): void {
    handlerRuntime().inactiveOwners.learn({ ownerId, isHidden, rev: (this.switches += 1) });
  }

  /** @param address of the database @param isOwner false for a second copy of the service on a database that is there */
  protected static async open({ name, models }: ServiceDefinition, address = ownDatabase(name), isOwner = true) {
    setHandlerRuntime(busSecret, 'fatal');
    const database = await ServiceDatabase.open(name, address);
    if (isOwner) await migrate(database, models, []);
    return database;
  }

  /**
   * Not initialised: clocks and catalogues are started by the spec that is about them.
   * @param around replaces what the module itself would provide
   */
  protected async build(module: Type | DynamicModule, around: readonly Part[]) {
    const logger = createLogger('spec', 'silent');
    const parts: Part[] = [
      { provide: ServiceDatabase, useValue: this.database },
      connectionProvider(this.database),
      { provide: Outbox, useValue: new Outbox(this.database) },
      { provide: LOGGER, useValue: logger },
      { provide: DueRows, useValue: new DueRows(this.database, logger) },
      { provide: JobQueue, useValue: this.recordedJobs },
      { provide: MailAllowance, useValue: this.openAllowance },
      { provide: Bus, useValue: this.answeringBus },
      // No creator of a spec has published a page.
      { provide: CreatorLooks, useValue: { of: async () => null } },
      { provide: TenantSites, useValue: fakeSites(process.env, this.closedSites) },
      ...around,
    ];
    // Not started: each time the bus of the spec is asked.
    const contacts = { provide: UserContacts, useFactory: (bus: Bus) => new UserContacts(bus), inject: [Bus] };
    const limits = {
      provide: AccountLimits,
      useFactory: (bus: Bus) => new GivenLimits(bus, this.database),
      inject: [Bus],
    };
    const urls = { provide: SiteUrls, useFactory: (sites: TenantSites) => new SiteUrls(sites), inject: [TenantSites] };
    @Module({})
    class Root {}
    const root = {
      module: Root,
      global: true,
      imports: [DiscoveryModule, module],
      providers: [...parts, contacts, limits, urls],
      exports: [...parts, contacts, limits, urls].map(({ provide }) => provide),
    };
    const testing = Test.createTestingModule({ imports: [root] });
    for (const { provide, useValue } of around) testing.overrideProvider(provide).useValue(useValue);
    this.app = await testing.compile();
    const discovery = this.app.get(DiscoveryService);
    for (const { instance } of discovery.getControllers()) this.collect(instance);
    for (const { instance } of discovery.getProviders()) if (instance instanceof RecurringJob) runAsJob(instance);
  }

  private collect(controller: object) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(controller))) {
      const method: unknown = Reflect.get(controller, name);
      if (typeof method !== 'function') continue;
      const [subject]: unknown[] = Reflect.getMetadata('microservices:pattern', method) ?? [];
      if (typeof subject === 'string') this.handlers.set(subject, method.bind(controller));
    }
  }

  /** The account may have this much from now on. */
  limit(ownerId: string, limits: Partial<LimitsOfAccount>): void {
    const given = this.get(AccountLimits);
    if (given instanceof GivenLimits) given.set(ownerId, limits);
  }

  get<Service>(type: (new (...parts: never[]) => Service) | symbol): Service {
    if (!this.app) throw new Error('not started');
    return this.app.get(type);
  }

  /** Sends a command the way the bus does: parsed, signed, presented. Rejects with the refusal's code. */
  async call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx): Promise<ReplyOf<C>> {
    const handler = this.handlers.get(command.subject);
    if (!handler) throw new Error(`${command.subject} has no handler`);
    const header = signContext(ctx, { subject: command.subject, payload: payloadText(payload) }, busSecret);
    const transport = { getHeaders: () => ({ get: (name: string) => (name === contextHeader ? header : undefined) }) };
    const reply = await handler(payload, transport);
    if (reply.ok) return z.custom<ReplyOf<C>>().parse(reply.data);
    const { code, reason, errors, language, retryAfterSec } = reply;
    throw DomainError.fromCode(code, { reason, errors, language, retryAfterSec });
  }

  /** Hands an event to every consumer of the service, each in a transaction of its own unless it is repeatable, as the stream does. */
  async deliver<E extends AnyEvent>(
    event: E,
    sent: z.input<E['data']>,
    at = new Date(),
    tenantId: string | null = null,
  ): Promise<void> {
    const data = event.data.parse(sent);
    const facts = { eventId: newId(), tenantId, requestId: null, at };
    for (const { instance } of this.app?.get(DiscoveryService).getProviders() ?? []) {
      const consumed = eventSubscriptions().filter(
        ({ event: { name }, owner }) => name === event.name && instance && Object.getPrototypeOf(instance) === owner,
      );
      for (const { method, isRepeatable, ...subscription } of consumed) {
        if (subscription.concerns?.(data, this.database.service) === false) continue;
        const handler: unknown = Reflect.get(instance, method);
        if (typeof handler !== 'function') continue;
        const handle = () =>
          isRepeatable
            ? handler.call(instance, data, facts)
            : this.database.transaction((session) => handler.call(instance, data, { ...facts, session }));
        await runInContext({ requestId: null, tenantId }, handle);
      }
    }
  }

  /** Hands on what was written of one event and was not handed on yet, as the relay does. */
  async relay<E extends AnyEvent>(event: E): Promise<void> {
    const rows = await this.rows('outbox').find({ name: event.name }).sort({ createdAt: 1, _id: 1 }).toArray();
    for (const { _id, data, tenantId } of rows.filter((row) => !this.relayed.has(row._id))) {
      this.relayed.add(_id);
      const sent = z.custom<z.input<E['data']>>().parse(data);
      await this.deliver(event, sent, new Date(), z.string().nullable().parse(tenantId));
    }
  }

  /** Rows of one of the service's collections, as they are stored. */
  rows(collection: string) {
    return this.database.db.collection<{ _id: string; [field: string]: unknown }>(this.database.nameOf(collection));
  }

  /** Data of the events written so far, oldest first. */
  async events(name: string) {
    const rows = await this.rows('outbox').find({ name }).sort({ createdAt: 1, _id: 1 }).toArray();
    return rows.map((row) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(row).data);
  }

  async stop(isOwner = true) {
    await this.app?.close();
    if (isOwner) await this.database.db.dropDatabase();
    await this.database.close();
  }
}

/** The jobs of a spec see what they see in the process that repeats them: the records of every tenant. */
function runAsJob(job: RecurringJob): void {
  const run = job.run.bind(job);
  job.run = (...given: Parameters<RecurringJob['run']>) => runAcrossTenants(`the job ${job.id}`, () => run(...given));
}
