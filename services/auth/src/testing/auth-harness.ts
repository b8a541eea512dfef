import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { passwordHasher } from '@linkyard/crypto';
import type { AnyCommand, BusReply, Ctx, ReplyOf, RequestInput } from '@linkyard/contracts';
import { migrate, ServiceDatabase } from '@linkyard/mongo';
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
import { z } from 'zod';
import { AuthModule, authService } from '../auth.module.js';
import { Clock } from '../config/clock.js';
import { AccountMails } from '../mails/account-mails.js';
import { mailRequested } from '../mails/mail-requested.js';

const busSecret = 'the bus secret of the specs, long enough';
const mongoUri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';

/** Starts at the true time, for MongoDB removes by it what has expired, and moves on only when told. */
export class TestClock extends Clock {
  private at = Date.now();
  override now() {
    return new Date(this.at);
  }
  override async pause() {
    // Time passes only when told.
  }
  pass(ms: number) {
    this.at += ms;
  }
}

export interface SentMail {
  template: string;
  to: string;
  values: Record<string, string>;
}

const sessionSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user: z.looseObject({ _id: z.string(), rev: z.number(), hasPassword: z.boolean(), step: z.number() }),
});
const outboxRow = z.object({ _id: z.string(), name: z.string(), data: z.unknown() });

/** Another service's answer to a command; throws as it would refuse. */
type Answer = (subject: string, payload: unknown) => unknown;

/** The auth service over a real database of its own; the bus to others, the job queue and the clock are the test's. */
export class AuthHarness {
  readonly mails: SentMail[] = [];
  readonly signals: { userId: string; sessionIds?: string[] }[] = [];
  answer: Answer = () => {
    throw new DomainError('core.unavailable');
  };

  private constructor(
    readonly database: ServiceDatabase,
    readonly clock: TestClock,
  ) {}
  private app: INestApplicationContext | undefined;
  private handlers = new Map<string, (payload: unknown, transport: unknown) => Promise<BusReply>>();

  static async start(env: Record<string, string> = {}): Promise<AuthHarness> {
    setHandlerRuntime(busSecret, 'fatal');
    const uri = new URL(mongoUri);
    uri.pathname = `/auth_spec_${randomUUID().slice(0, 8)}`;
    const database = await ServiceDatabase.open('auth', uri.href);
    await migrate(database, authService.models, []);
    const harness = new AuthHarness(database, new TestClock());
    try {
      await harness.build(env);
    } catch (error) {
      await harness.stop();
      throw error;
    }
    return harness;
  }

  private async build(env: Record<string, string>) {
    const secret = (letter: string) => letter.repeat(40);
    const settings = {
      TOKEN_SECRET: secret('t'),
      HASH_SECRET: secret('h'),
      DATA_KEY: secret('d'),
      NODE_ENV: 'test',
      ...env,
    };
    const bus = {
      request: async (command: AnyCommand, payload: unknown) => this.answer(command.subject, payload),
      connection: {
        isConnected: true,
        nats: {
          publish: (_subject: string, text: string) => this.signals.push(JSON.parse(text)),
          flush: async () => undefined,
        },
      },
    };
    const jobs = { enqueue: async (_job: unknown, mail: SentMail) => void this.mails.push(mail) };
    const parts = [
      { provide: Bus, useValue: bus },
      { provide: JobQueue, useValue: jobs },
      { provide: ServiceDatabase, useValue: this.database },
      { provide: Outbox, useValue: new Outbox(this.database) },
      { provide: LOGGER, useValue: createLogger('auth', 'fatal') },
    ];
    // Cheap: the specs are about what is hashed when, not about how hard.
    const hasher = passwordHasher({ memoryCost: 512, timeCost: 1, parallelism: 1 });
    @Module({})
    class Root {}
    const root = {
      module: Root,
      global: true,
      imports: [DiscoveryModule, AuthModule.for(settings, { clock: this.clock, hasher })],
      providers: parts,
      exports: parts.map(({ provide }) => provide),
    };
    this.app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    for (const { instance } of this.app.get(DiscoveryService).getControllers()) this.collect(instance);
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
  async call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx = visitor()): Promise<ReplyOf<C>> {
    const handler = this.handlers.get(command.subject);
    if (!handler) throw new Error(`${command.subject} has no handler`);
    const header = signContext(ctx, command.subject, busSecret);
    const transport = { getHeaders: () => ({ get: (name: string) => (name === contextHeader ? header : undefined) }) };
    const reply = await handler(payload, transport);
    if (reply.ok) return z.custom<ReplyOf<C>>().parse(reply.data);
    const { code, text, errors, retryAfterSec } = reply;
    throw DomainError.fromCode(code, { text, errors, retryAfterSec });
  }

  /** Events written and not yet looked at by `deliverMails`. */
  async events(name: string) {
    const rows = await this.database.db.collection('auth.outbox').find({ name }).sort({ createdAt: 1 }).toArray();
    return rows.map((row) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(row).data);
  }

  /** Does what the event stream would: hands each mail asked for to its consumer. @returns the mails sent by it */
  async deliverMails(): Promise<SentMail[]> {
    const before = this.mails.length;
    const outbox = this.database.db.collection('auth.outbox');
    const rows = await outbox.find({ name: mailRequested.name, sentAt: null }).sort({ createdAt: 1 }).toArray();
    for (const row of rows) {
      const { _id, data } = outboxRow.parse(row);
      await this.database.transaction(async (session) => {
        const meta = { eventId: _id, tenantId: null, requestId: null, at: this.clock.now(), session };
        await this.get(AccountMails).onMailRequested(mailRequested.data.parse(data), meta);
      });
      await outbox.updateOne({ _id: row._id }, { $set: { sentAt: new Date() } });
    }
    return this.mails.slice(before);
  }

  async stop() {
    await this.app?.close();
    await this.database.db.dropDatabase();
    await this.database.close();
  }
}

/** Nobody known, from one network. */
export const visitor = (network = 'network-1'): Ctx => ({
  ...systemContext({ host: 'localhost:5002' }),
  ipHash: network,
  userAgent: 'Firefox',
});

/** The context the gateway makes of a session. */
export const as = (session: unknown, ctx: Partial<Ctx> = {}): Ctx => {
  const { user, token } = sessionSchema.parse(session);
  const claims = z
    .object({ jti: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  return {
    ...visitor(),
    userId: user._id,
    role: user['role'] === 1 ? 1 : 2,
    tokenType: 'owner',
    sessionId: claims.jti,
    ...ctx,
  };
};

/** What a mail's link carries. */
export const tokenOf = (mail: SentMail | undefined): string =>
  new URL(mail?.values['link'] ?? 'http://none').searchParams.get('token') ?? '';
