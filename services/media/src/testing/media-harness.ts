import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import type { AnyCommand, AnyJob, BusReply, Ctx, ReplyOf, RequestInput } from '@linkyard/contracts';
import { migrate, newId, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import {
  Bus,
  contextHeader,
  createLogger,
  DomainError,
  LOGGER,
  Outbox,
  setHandlerRuntime,
  signContext,
  systemContext,
} from '@linkyard/service-kit';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { z } from 'zod';
import { mediaService } from '../media.module.js';

const busSecret = 'the bus secret of the specs, long enough';
const { S3_ENDPOINT = '' } = process.env;
const mongoUri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';

/** A creator, as the gateway names one. */
export const creator = (): Ctx => ({
  ...systemContext({ userId: newId(), role: 2 }),
  tokenType: 'owner',
  sessionId: 'session',
});

/** The disk, unless a suite says that it runs on S3; then a bucket of its own. */
const storeOf = () =>
  process.env['MEDIA_SPEC_STORE'] === 's3'
    ? { S3_ENDPOINT, S3_BUCKET: `media-${randomUUID().slice(0, 13)}` }
    : { S3_ENDPOINT: '' };

/** The media service over a real database and a real folder of its own, called the way the bus calls it. */
export class MediaHarness {
  /** What was given to workers. */
  readonly jobs: { name: string; data: unknown }[] = [];
  private app: INestApplicationContext | undefined;
  /** What other services answer, by subject; one that is not here is away. */
  readonly others = new Map<string, (payload: unknown) => unknown>();
  private readonly askOthers = async ({ subject }: AnyCommand, payload: unknown) => {
    const answer = this.others.get(subject);
    if (!answer) throw new DomainError('core.unavailable');
    return answer(payload);
  };
  private readonly handlers = new Map<string, (payload: unknown, transport: unknown) => Promise<BusReply>>();

  private constructor(
    readonly database: ServiceDatabase,
    readonly folder: string,
    readonly store: ObjectStore,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<MediaHarness> {
    setHandlerRuntime(busSecret, 'fatal');
    const folder = await mkdtemp(join(tmpdir(), 'linkyard-media-'));
    Object.assign(process.env, { MEDIA_SIGNING_KEY: 'm'.repeat(40), STORAGE_DIR: folder, ...storeOf(), ...env });
    const uri = new URL(mongoUri);
    uri.pathname = `/media_spec_${randomUUID().slice(0, 8)}`;
    const database = await ServiceDatabase.open('media', uri.href);
    await migrate(database, mediaService.models, []);
    const harness = new MediaHarness(database, folder, await objectStoreFrom(process.env));
    await harness.build();
    return harness;
  }

  private async build() {
    const parts = [
      { provide: ServiceDatabase, useValue: this.database },
      { provide: Outbox, useValue: new Outbox(this.database) },
      { provide: JobQueue, useValue: { enqueue: this.enqueue.bind(this) } },
      { provide: LOGGER, useValue: createLogger('media', 'fatal') },
      { provide: Bus, useValue: { request: this.askOthers } },
    ];
    @Module({})
    class Root {}
    const root = {
      module: Root,
      global: true,
      imports: [DiscoveryModule, mediaService.module],
      providers: parts,
      exports: parts.map(({ provide }) => provide),
    };
    this.app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    for (const { instance } of this.app.get(DiscoveryService).getControllers()) this.collect(instance);
  }

  private async enqueue(job: AnyJob, data: unknown) {
    this.jobs.push({ name: job.name, data });
  }

  private collect(controller: object) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(controller))) {
      const method: unknown = Reflect.get(controller, name);
      if (typeof method !== 'function') continue;
      const [subject]: unknown[] = Reflect.getMetadata('microservices:pattern', method) ?? [];
      if (typeof subject === 'string') this.handlers.set(subject, method.bind(controller));
    }
  }

  get<Service>(type: (new (...parts: never[]) => Service) | symbol): Service {
    if (!this.app) throw new Error('not started');
    return this.app.get(type);
  }

  /** Sends a command the way the bus does: parsed, signed, presented. Rejects with the refusal's code. */
  async call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx = creator()): Promise<ReplyOf<C>> {
    const handler = this.handlers.get(command.subject);
    if (!handler) throw new Error(`${command.subject} has no handler`);
    const header = signContext(ctx, command.subject, busSecret);
    const transport = { getHeaders: () => ({ get: (name: string) => (name === contextHeader ? header : undefined) }) };
    const reply = await handler(payload, transport);
    if (reply.ok) return z.custom<ReplyOf<C>>().parse(reply.data);
    const { code, text, errors } = reply;
    throw DomainError.fromCode(code, { text, errors });
  }

  /** Puts bytes where the gateway puts them, and says of them what the client would. */
  async incoming(bytes: Buffer, originalName = 'photo.png', mime = 'image/png') {
    const tempKey = `incoming/${randomUUID()}`;
    await this.store.put(tempKey, bytes, { contentType: 'application/octet-stream' });
    return { tempKey, originalName, size: Math.max(bytes.length, 1), mime };
  }

  /** Every key there is. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.store.list('')) keys.push(key);
    return keys;
  }

  async events(name: string) {
    const rows = await this.database.db.collection('media.outbox').find({ name }).sort({ createdAt: 1 }).toArray();
    return rows.map((row) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(row).data);
  }

  async stop() {
    await this.app?.close();
    await this.database.db.dropDatabase();
    await this.database.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
