import {
  plansOfWhiteLabel,
  type AnyCommand,
  type Ctx,
  type Plan,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { refuseInTransaction } from '@linkyard/mongo';
import { passwordHasher } from '@linkyard/crypto';
import type { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { runInContext } from '@linkyard/request-context';
import { Bus, DomainError } from '@linkyard/service-kit';
import { ownDatabase, ServiceUnderTest, visitor } from '@linkyard/service-kit/testing';
import { z } from 'zod';
import { AuthModule, authService } from '../auth.module.js';
import { Clock } from '../config/clock.js';
import { attemptLimits } from '../attempts/attempts.js';
import { AccountMails } from '../mails/account-mails.js';
import { mailRequested } from '../mails/mail-requested.js';
import { mailLimits } from '../mails/mail-throttle.js';

export { visitor };

/** Starts at the real time, because MongoDB's TTL index uses it, and advances only on demand. */
export class TestClock extends Clock {
  private at = Date.now();
  override now() {
    return new Date(this.at);
  }
  override async pause() {
    // Time advances only on demand.
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
const outboxRow = z.object({ _id: z.string(), name: z.string(), tenantId: z.string().nullable(), data: z.unknown() });

/** Another service's answer to a command; throws as it would refuse. */
type Answer = (subject: string, payload: unknown, ctx: Ctx) => unknown;

/** Whose each site is, for the white-label service. */
export const siteOwner = '0000000000000000000000b1';

/** The auth service over a real database of its own; the bus to others, the job queue and the clock are the test's. */
export class AuthHarness extends ServiceUnderTest {
  readonly mails: SentMail[] = [];
  readonly signals: { userId: string; sessionIds?: string[] }[] = [];
  readonly clock = new TestClock();
  answer: Answer = () => {
    throw new DomainError('core.unavailable');
  };

  /** What the white-label service says that people of any site may have. */
  plans: Plan[] = [];

  private readonly copies: AuthHarness[] = [];

  private constructor(
    database: ServiceDatabase,
    private readonly address: string,
  ) {
    super(database);
  }

  static async start(env: Record<string, string> = {}): Promise<AuthHarness> {
    const address = ownDatabase(authService.name);
    const harness = new AuthHarness(await this.open(authService, address), address);
    try {
      await harness.assemble(env);
    } catch (error) {
      await harness.stop();
      throw error;
    }
    return harness;
  }

  /** A second copy on the same database, with other settings. It is stopped with the first one. */
  async restarted(env: Record<string, string>): Promise<AuthHarness> {
    const database = await AuthHarness.open(authService, this.address, false);
    const copy = new AuthHarness(database, this.address);
    this.copies.push(copy);
    await copy.assemble(env);
    return copy;
  }

  override async stop(isOwner = true) {
    for (const copy of this.copies) await copy.stop(false);
    await super.stop(isOwner);
  }

  private async assemble(env: Record<string, string>) {
    const secret = (letter: string) => letter.repeat(40);
    const settings = {
      TOKEN_SECRET: secret('t'),
      HASH_SECRET: secret('h'),
      DATA_KEY: secret('d'),
      LINKYARD_MODE: 'development',
      ...env,
    };
    const bus = {
      request: async (command: AnyCommand, payload: unknown, ctx: Ctx) => {
        refuseInTransaction(command.subject);
        if (command.subject === plansOfWhiteLabel.subject) return { ownerId: siteOwner, plans: this.plans };
        return this.answer(command.subject, payload, ctx);
      },
      connection: {
        isConnected: true,
        nats: {
          publish: (_subject: string, text: string) => this.signals.push(JSON.parse(text)),
          flush: async () => undefined,
        },
      },
    };
    const jobs = {
      enqueue: async ({ name }: { name: string }, mail: SentMail) => {
        refuseInTransaction(name);
        this.mails.push(mail);
      },
    };
    // Cheap: the specs are about what is hashed when, not about how hard.
    const hasher = passwordHasher({ memoryCost: 512, timeCost: 1, parallelism: 1 });
    await this.build(AuthModule.for(settings, { clock: this.clock, hasher }), [
      { provide: Bus, useValue: bus },
      { provide: JobQueue, useValue: jobs },
    ]);
  }

  /** Lets time pass: on the clock, and for the limiters in MongoDB, which go by the true time. */
  async pass(ms: number): Promise<void> {
    this.clock.pass(ms);
    for (const model of [attemptLimits, mailLimits])
      await this.database.collection(model).updateMany({}, [{ $set: { expire: { $subtract: ['$expire', ms] } } }]);
  }

  /** As an anonymous visitor by default. */
  override call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx = visitor()): Promise<ReplyOf<C>> {
    return super.call(command, payload, ctx);
  }

  /** Does what the event stream would: hands each mail asked for to its consumer. @returns the mails sent by it */
  async deliverMails(): Promise<SentMail[]> {
    const before = this.mails.length;
    const outbox = this.database.db.collection('auth.outbox');
    const rows = await outbox.find({ name: mailRequested.name, sentAt: null }).sort({ createdAt: 1 }).toArray();
    for (const row of rows) {
      const { _id, tenantId, data } = outboxRow.parse(row);
      const facts = { eventId: _id, requestId: null, at: this.clock.now() };
      await runInContext({ requestId: null, tenantId }, () =>
        this.get(AccountMails).onMailRequested(mailRequested.data.parse(data), { ...facts, tenantId }),
      );
      await outbox.updateOne({ _id: row._id }, { $set: { sentAt: new Date() } });
    }
    return this.mails.slice(before);
  }
}

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
