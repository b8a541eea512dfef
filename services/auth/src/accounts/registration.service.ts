import { Inject, Injectable } from '@nestjs/common';
import { plansOfWhiteLabel, userRegistered, type Ctx, type register, type RequestOf } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { isDuplicateKey, newId, ServiceDatabase } from '@linkyard/mongo';
import { Bus, DomainError, Outbox, systemContext } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import type { MailKind } from '../mails/mail-requested.js';
import { MailRequests, type MailWish } from '../mails/mail-requests.js';
import { requireStrongPassword } from '../user-records/account-rules.js';
import { newUser } from '../user-records/new-user.js';
import { planFor, type OnPlan } from '../user-records/plan-for.js';
import { SubUserRoom } from '../user-records/sub-user-room.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** No answer comes earlier, so that what little work differs does not show in its time. @source quality 3 "Account enumeration" */
const answerMs = 300;

type Registration = RequestOf<typeof register>;

/** A language tag as accounts keep it; `*` and other things a browser may send become English. */
export const localeOf = (ctx: Pick<Ctx, 'locale'>): string =>
  /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(ctx.locale) ? ctx.locale : 'en';

interface Addition {
  /** What the person is mailed about it. */
  firstMail: MailKind | null;
  /** Refuses, within the transaction, an account for which there is no room. */
  requireRoom?: () => Promise<void>;
}

interface Place {
  plan: Partial<OnPlan>;
  requireRoom: () => Promise<void>;
}

function closedWithoutRoom(error: unknown): never {
  const isFull = error instanceof DomainError && error.code === 'core.limit_reached';
  throw isFull ? new DomainError('auth.signup_closed') : error;
}

/** Adds accounts: the record, the fact and the mail in one transaction. */
@Injectable()
export class NewAccounts {
  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly outbox: Outbox,
    private readonly mails: MailRequests,
    private readonly bus: Bus,
    private readonly room: SubUserRoom,
  ) {}

  /**
   * @returns the account, or null when the address or provider account was taken first
   */
  async add(user: User, ctx: Ctx, { firstMail, requireRoom }: Addition): Promise<User | null> {
    const { _id: userId, tenantId, name, email, locale, timeZone } = user;
    try {
      await this.database.transaction(async () => {
        await requireRoom?.();
        await this.users.add(user);
        const about = { tenantId, requestId: ctx.requestId };
        await this.outbox.add(userRegistered, { userId, tenantId, name, locale, timeZone }, about);
        if (firstMail) await this.mails.addOnce({ kind: firstMail, email }, ctx);
      });
      return user;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /**
   * The place of an account that is opened at this site: at a reseller's on its default plan, while the reseller may have more people.
   * @throws DomainError auth.signup_closed
   */
  async placeAt({ tenantId, requestId }: Pick<Ctx, 'tenantId' | 'requestId'>): Promise<Place> {
    if (tenantId === null) return { plan: {}, requireRoom: async () => undefined };
    const about = systemContext({ tenantId, requestId });
    const site = await this.bus.request(plansOfWhiteLabel, { whiteLabelId: tenantId }, about);
    if (site.ownerId === null) throw new DomainError('auth.signup_closed');
    const hasRoom = await this.room.of({ ownerId: site.ownerId, tenantId });
    const requireRoom = () => hasRoom().catch(closedWithoutRoom);
    // Of whatever address: which ones have an account is not to be seen from it.
    await this.database.transaction(requireRoom);
    return { plan: planFor(site), requireRoom };
  }

  /** At this site, by whatever way. @throws DomainError auth.signup_closed, auth.signup_by_invitation */
  requireOpenSignup({ site }: Pick<Ctx, 'site'>): void {
    const signup = site?.signup ?? this.config.SIGNUP;
    if (signup === 'invite') throw new DomainError('auth.signup_by_invitation');
    if (signup === 'closed') throw new DomainError('auth.signup_closed');
  }

  /** @throws DomainError core.mail_unavailable where no code could be sent */
  requireSender(ctx: Ctx): Promise<void> {
    return this.mails.requireSender(ctx);
  }

  /** Notes a sign-up with an address that has an account. A transaction too, so that it takes as long as a new account. */
  async claim(user: User, { at, isSame }: { at: Date; isSame: boolean }, ctx: Ctx): Promise<void> {
    const isPending = user.emailVerifiedAt === null;
    const wish: MailWish = { kind: isPending ? 'verifyEmail' : 'accountExists', email: user.email };
    const mayMail = await this.mails.allow(wish);
    await this.database.transaction(async () => {
      await this.users.claimed(user._id, at, isPending && !isSame);
      if (mayMail) await this.mails.add(wish, ctx);
    });
  }
}

/** Opens accounts by e-mail address. Whatever is known of the address, the answer and the work are the same. @source models.md 1 register */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(HASHER) private readonly hasher: PasswordHasher,
    private readonly users: UsersRepository,
    private readonly accounts: NewAccounts,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError auth.signup_closed, auth.signup_by_invitation, auth.password_breached, core.mail_unavailable */
  async register(request: Registration, ctx: Ctx) {
    const [reply] = await Promise.all([this.answer(request, ctx), this.clock.pause(answerMs)]);
    return reply;
  }

  private async answer(request: Registration, ctx: Ctx) {
    this.accounts.requireOpenSignup(ctx);
    requireStrongPassword(request.password, [request.name, request.email]);
    const reply = { userId: newId(), needsVerification: true };
    // Honeypot: a bot gets the usual reply.
    if (request.website_url) return reply;
    await this.accounts.requireSender(ctx);
    const place = await this.accounts.placeAt(ctx);
    const known = await this.users.byEmail(request.email);
    if (known) await this.claimed(known, request, ctx);
    else await this.open({ _id: reply.userId, ...place }, request, ctx);
    return reply;
  }

  private async open({ _id, plan, requireRoom }: Place & { _id: string }, request: Registration, ctx: Ctx) {
    const now = this.clock.now();
    const user = newUser(
      {
        ...plan,
        _id,
        tenantId: ctx.tenantId,
        name: request.name,
        email: request.email,
        passwordHash: await this.hasher.hash(request.password),
        timeZone: request.timeZone ?? 'UTC',
        locale: localeOf(ctx),
        marketingConsentAt: request.marketingConsent ? now : null,
        referralCode: request.referralCode ?? null,
      },
      now,
    );
    const added = await this.accounts.add(user, ctx, { firstMail: 'verifyEmail', requireRoom });
    if (added) return;
    const winner = await this.users.byEmail(request.email);
    if (winner) await this.claimed(winner, request, ctx);
  }

  /** The address has an account: its owner hears of it by mail, and the caller nothing. Costs one hashing, as a new account does. */
  private async claimed(user: User, { password }: Registration, ctx: Ctx) {
    const isSame = await this.hasher.verify(password, user.passwordHash);
    await this.accounts.claim(user, { at: this.clock.now(), isSame }, ctx);
  }
}
