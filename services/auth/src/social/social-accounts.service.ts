import { Injectable } from '@nestjs/common';
import type { completeSocialSignIn, Ctx, RequestOf } from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import { AccountVisibility } from '../user-records/account-visibility.js';
import { accepted, isSuspended } from '../user-records/account-rules.js';
import { newUser } from '../user-records/new-user.js';
import type { OnPlan } from '../user-records/plan-for.js';
import { localeOf, NewAccounts } from '../accounts/registration.service.js';
import type { ProviderLink, User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';
import { MailRequests } from '../mails/mail-requests.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PendingSignIn } from './pending-sign-in.js';
import { mayLink, type SocialIdentity } from './social-identity.js';

/** Finds, links or makes the account of a person a provider has proven. @source models.md 1 google, facebook */
@Injectable()
export class SocialAccountsService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly visibility: AccountVisibility,
    private readonly accounts: NewAccounts,
    private readonly sessions: SessionsService,
    private readonly pending: PendingSignIn,
    private readonly mails: MailRequests,
    private readonly clock: Clock,
  ) {}

  /**
   * An account with two-step sign-in gets a ticket in place of a session.
   * @param terms whether the person has accepted the terms; needed for a new account
   * @throws DomainError auth.social_email_needed, auth.social_email_in_use, EMAIL_NOT_VERIFIED, auth.suspended, auth.signup_closed
   */
  async signIn(identity: SocialIdentity, ctx: Ctx, terms: boolean) {
    const { user, isNew } = await this.accountOf(identity, ctx, terms);
    if (isSuspended(user)) throw new DomainError('auth.suspended');
    if (user.state === 'pendingVerification') {
      // A new account's code is on its way already; one that waits may want another.
      if (!isNew) await this.mails.ask({ kind: 'verifyEmail', email: user.email }, ctx);
      throw new DomainError('EMAIL_NOT_VERIFIED');
    }
    if (user.twoFactor.enabled) return { secondFactorNeeded: true as const, ticket: await this.pending.issue(user) };
    return { ...(await this.open(user, ctx)), isNew };
  }

  /** Opens the session that waited for its second factor. @throws DomainError as PendingSignIn.complete */
  async complete(request: RequestOf<typeof completeSocialSignIn>, ctx: Ctx) {
    return this.open(await this.pending.complete(request, ctx), ctx);
  }

  /** @throws DomainError core.invalid_input when a new account would be made without the terms */
  async requireTerms({ provider, providerUserId, email }: SocialIdentity, terms: boolean): Promise<void> {
    if (terms || email === null || (await this.users.byProvider(provider, providerUserId))) return;
    if (!(await this.users.byEmail(email))) throw fieldRefusal('terms', 'auth.terms_not_accepted');
  }

  private async open(user: User, ctx: Ctx) {
    return this.sessions.open(user.state === 'deletionRequested' ? await this.stay(user) : user, ctx);
  }

  private async accountOf(identity: SocialIdentity, ctx: Ctx, terms: boolean): Promise<{ user: User; isNew: boolean }> {
    const linked = await this.users.byProvider(identity.provider, identity.providerUserId);
    if (linked) return { user: linked, isNew: false };
    const { email } = identity;
    if (email === null) throw new DomainError('auth.social_email_needed');
    const holder = await this.users.byEmail(email);
    if (holder) return { user: await this.link(holder, { ...identity, email }), isNew: false };
    this.accounts.requireOpenSignup(ctx);
    await this.requireTerms(identity, terms);
    const { plan, requireRoom } = await this.accounts.placeAt(ctx);
    const user = this.draft({ ...identity, email }, ctx, plan);
    const added = await this.accounts.add(user, ctx, {
      firstMail: user.emailVerifiedAt === null ? 'verifyEmail' : null,
      requireRoom,
    });
    // A concurrent sign-up with this address or provider account was first; the retry finds it.
    if (!added) throw new DomainError('auth.social_failed');
    return { user: added, isNew: true };
  }

  private draft(identity: SocialIdentity & { email: string }, ctx: Ctx, plan: Partial<OnPlan>): User {
    const now = this.clock.now();
    const { email, emailVerified, name, picture } = identity;
    return newUser(
      {
        ...plan,
        tenantId: ctx.tenantId,
        name: name || (email.split('@')[0] ?? email),
        email,
        emailVerifiedAt: emailVerified ? now : null,
        state: emailVerified ? 'active' : 'pendingVerification',
        profile_image: picture,
        locale: localeOf(ctx),
        providers: [linkOf(identity, now)],
      },
      now,
    );
  }

  /** @throws DomainError auth.social_email_in_use where linking would allow an account takeover */
  private async link(holder: User, identity: SocialIdentity & { email: string }): Promise<User> {
    const has = holder.providers.some(({ provider }) => provider === identity.provider);
    if (!mayLink(identity) || holder.twoFactor.enabled || has || isSuspended(holder))
      throw new DomainError('auth.social_email_in_use');
    const now = this.clock.now();
    const link = linkOf(identity, now);
    const isPending = holder.emailVerifiedAt === null;
    // A sign-up with an unconfirmed address must not affect the account of the address's owner.
    const takenOver = {
      emailVerifiedAt: now,
      state: 'active' as const,
      passwordHash: null,
      isContested: false,
      providers: [link],
      ...accepted(holder, now),
    };
    const change = isPending ? { $set: takenOver, $inc: { tokenVersion: 1 } } : { $push: { providers: link } };
    const filter = { ownerId: holder._id, emailVerifiedAt: holder.emailVerifiedAt, email: identity.email };
    const linked = await this.users.update(filter, change).catch((error: unknown) => {
      if (isDuplicateKey(error)) throw new DomainError('auth.social_failed');
      throw error;
    });
    if (!linked) throw new DomainError('auth.social_failed');
    return linked;
  }

  private async stay(user: User): Promise<User> {
    const staying = { $set: { state: 'active' as const, deletionRequestedAt: null } };
    const stayed = await this.database.transaction(async () => {
      const saved = await this.users.update({ ownerId: user._id, state: 'deletionRequested' }, staying);
      if (saved) await this.visibility.record(saved);
      return saved;
    });
    if (!stayed) throw new DomainError('auth.social_failed');
    return stayed;
  }
}

const linkOf = (
  { provider, providerUserId, email }: SocialIdentity & { email: string },
  linkedAt: Date,
): ProviderLink => ({
  provider,
  providerUserId,
  email,
  linkedAt,
});
