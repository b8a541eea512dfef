import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import {
  addSection,
  createCampaign,
  getTemplate,
  getUserContact,
  mediaFileFacts,
  pagesChanged,
  resolveHost,
  type AnyCommand,
  type BusReply,
  type CampaignView,
  type PictureFacts,
  type Ctx,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { migrate, newId, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, QueueAway } from '@linkyard/queue';
import {
  Bus,
  BusConnection,
  contextHeader,
  createLogger,
  DomainError,
  listen,
  LOGGER,
  Outbox,
  setHandlerRuntime,
  signContext,
  systemContext,
} from '@linkyard/service-kit';
import { z } from 'zod';
import { campaignsAndTemplatesService } from '../campaigns-and-templates.module.js';

const busSecret = 'the bus secret of the specs, long enough';
const mongoUri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

/** A creator, as the gateway names one. */
export const creator = (): Ctx & { userId: string } => {
  const userId = newId();
  return { ...systemContext({ role: 2 }), userId, tokenType: 'owner', sessionId: 'session' };
};

/** Nobody known, from one network. */
export const visitor = (network = 'network-1'): Ctx => ({
  ...systemContext({ host: 'localhost:5002' }),
  ipHash: network,
  userAgent: 'Firefox',
});

/** The service over a real database of its own and the real bus for signals; what it asks of other services is answered here. */
export class ServiceHarness {
  /** The zone every owner lives in. */
  timeZone = 'Europe/Berlin';
  isRedisAway = false;
  /** What the media service knows of pictures; null while it is away. */
  pictures: PictureFacts[] | null = null;
  readonly jobs: { data: unknown; delayMs: number }[] = [];
  /** Signals to the gateways, in the order in which they came. */
  readonly signals: { campaignId: string; version: number }[] = [];
  private app: INestApplicationContext | undefined;
  private readonly handlers = new Map<string, (payload: unknown, transport: unknown) => Promise<BusReply>>();

  private constructor(
    readonly database: ServiceDatabase,
    private readonly connection: BusConnection,
  ) {}

  /** @param address of the database; by default one that no other spec uses */
  static async start(address = ownAddress(), isOwner = true): Promise<ServiceHarness> {
    setHandlerRuntime(busSecret, 'fatal');
    const { name, models } = campaignsAndTemplatesService;
    const database = await ServiceDatabase.open(name, address);
    if (isOwner) await migrate(database, models, []);
    const harness = new ServiceHarness(database, await BusConnection.open(natsUrl, name));
    listen(harness.connection, pagesChanged, (signal) => harness.signals.push(signal));
    await harness.build();
    return harness;
  }

  private async build() {
    const parts = [
      { provide: Bus, useValue: { request: this.answer.bind(this), connection: this.connection } },
      { provide: JobQueue, useValue: { enqueue: this.enqueue.bind(this) } },
      { provide: ServiceDatabase, useValue: this.database },
      { provide: Outbox, useValue: new Outbox(this.database) },
      { provide: LOGGER, useValue: createLogger('spec', 'silent') },
    ];
    @Module({})
    class Root {}
    const root = {
      module: Root,
      global: true,
      imports: [DiscoveryModule, campaignsAndTemplatesService.module],
      providers: parts,
      exports: parts.map(({ provide }) => provide),
    };
    // Not initialised: the sweep's clock and the catalogue are started by the spec that is about them.
    this.app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    for (const { instance } of this.app.get(DiscoveryService).getControllers()) this.collect(instance);
  }

  private async answer(command: AnyCommand) {
    if (command.subject === getUserContact.subject) return { contact: { timeZone: this.timeZone } };
    if (command.subject === resolveHost.subject) return { known: true, tenantId: null };
    if (command.subject === mediaFileFacts.subject && this.pictures) return { pictures: this.pictures };
    throw new DomainError('core.unavailable');
  }

  private async enqueue(_job: unknown, data: unknown, { delayMs }: { delayMs: number }) {
    if (this.isRedisAway) throw new QueueAway('away');
    this.jobs.push({ data, delayMs });
  }

  private collect(controller: object) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(controller))) {
      const method: unknown = Reflect.get(controller, name);
      if (typeof method !== 'function') continue;
      const [subject]: unknown[] = Reflect.getMetadata('microservices:pattern', method) ?? [];
      if (typeof subject === 'string') this.handlers.set(subject, method.bind(controller));
    }
  }

  get<Service>(type: new (...parts: never[]) => Service): Service {
    if (!this.app) throw new Error('not started');
    return this.app.get(type);
  }

  /** Sends a command the way the bus does: parsed, signed, presented. Rejects with the refusal's code. */
  async call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx): Promise<ReplyOf<C>> {
    const handler = this.handlers.get(command.subject);
    if (!handler) throw new Error(`${command.subject} has no handler`);
    const header = signContext(ctx, command.subject, busSecret);
    const transport = { getHeaders: () => ({ get: (name: string) => (name === contextHeader ? header : undefined) }) };
    const reply = await handler(payload, transport);
    if (reply.ok) return z.custom<ReplyOf<C>>().parse(reply.data);
    throw DomainError.fromCode(reply.code, { text: reply.text, errors: reply.errors });
  }

  /** A page with one heading on it. */
  async aCampaign(owner: Ctx, title = 'A page') {
    const campaign = await this.call(createCampaign, { campName: uniqueName(), title }, owner);
    const { template } = await this.call(getTemplate, { _id: campaign.templateId }, owner);
    const section = await this.addHeading(owner, campaign, template.homePageId, 'Hello');
    return { campaign, templateId: campaign.templateId, pageId: template.homePageId, section };
  }

  addHeading(owner: Ctx, { templateId }: Pick<CampaignView, 'templateId'>, pageId: string, text: string) {
    const sectionData = { text, tag: 'h1', align: '' };
    return this.call(addSection, { templateId, pageId, type: 'el_heading', sectionData }, owner);
  }

  /** Rows of one of the service's collections, as they are stored. */
  rows(collection: string) {
    return this.database.db.collection<{ _id: string; [field: string]: unknown }>(this.database.nameOf(collection));
  }

  /** Data of the events written so far, oldest first. */
  async events(name: string) {
    const rows = await this.rows('outbox').find({ name }).sort({ _id: 1 }).toArray();
    return rows.map((row) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(row).data);
  }

  async stop(isOwner = true) {
    await this.app?.close();
    await this.connection.close();
    if (isOwner) await this.database.db.dropDatabase();
    await this.database.close();
  }
}

export function ownAddress(): string {
  const uri = new URL(mongoUri);
  uri.pathname = `/pages_spec_${randomUUID().slice(0, 8)}`;
  return uri.href;
}

let names = 0;
export const uniqueName = (stem = 'page') => `${stem}-${(names += 1)}-${randomUUID().slice(0, 8)}`;
