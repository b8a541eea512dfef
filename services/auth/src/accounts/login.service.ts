import { Inject, Injectable } from '@nestjs/common';
import type { Ctx, login, RequestOf } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { Attempts, type AttemptKey } from '../attempts/attempts.js';
import { HASHER } from '../config/hasher.js';
import { MailRequests } from '../mails/mail-requests.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import { AccountVisibility } from '../user-records/account-visibility.js';
import { isSuspended } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

type Credentials = RequestOf<typeof login>;

/** @source models.md 1 login, quality 3 "Account enumeration", "Login throttling without lockout abuse" */
@Injectable()
export class LoginService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly visibility: AccountVisibility,
    private readonly attempts: Attempts,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactor,
    private readonly mails: MailRequests,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * @throws DomainError auth.login_failed, the same for an unknown address and a wrong password; auth.locked after five failures, whether
   *   or not the address is known; the others only to who knows the password
   */
  async login(request: Credentials, ctx: Ctx) {
    const user = await this.users.byEmail(request.email);
    const key = attemptKey(request.email, user, ctx);
    const retryAfterSec = await this.attempts.begin(key);
    if (retryAfterSec > 0) throw new DomainError('auth.locked', { retryAfterSec });
    const isRight = await this.hasher.verify(request.password, user?.passwordHash ?? null);
    if (!user || !isRight || user.tenantId !== ctx.tenantId) throw new DomainError('auth.login_failed');
    await this.requireUsable(user, key, ctx);
    await this.requireSecondFactor(user, request.otp, key);
    await this.attempts.succeeded(key);
    const welcome = await this.settle(user, request.password);
    return this.sessions.open(welcome, ctx, { remember: request.remember });
  }

  private async requireUsable(user: User, key: AttemptKey, ctx: Ctx) {
    if (isSuspended(user)) {
      await this.attempts.succeeded(key);
      throw new DomainError('auth.suspended');
    }
    if (user.state !== 'pendingVerification') return;
    await this.attempts.succeeded(key);
    await this.mails.ask({ kind: 'verifyEmail', email: user.email }, ctx);
    throw new DomainError('EMAIL_NOT_VERIFIED');
  }

  private async requireSecondFactor(user: User, otp: string | undefined, key: AttemptKey) {
    if (!user.twoFactor.enabled) return;
    if (otp === undefined) {
      await this.attempts.undecided(key);
      throw new DomainError('auth.two_factor_required');
    }
    if (!(await this.secondFactor.accept(user, otp))) throw new DomainError('auth.two_factor_failed');
  }

  /** Signing in takes back the wish to be deleted, and brings an old hash to today's cost. */
  private async settle(user: User, password: string): Promise<User> {
    const isLeaving = user.state === 'deletionRequested';
    const isStale = user.passwordHash !== null && this.hasher.needsRehash(user.passwordHash);
    if (!isLeaving && !isStale) return user;
    const staying = isLeaving ? { state: 'active' as const, deletionRequestedAt: null } : {};
    const rehashed = isStale ? { passwordHash: await this.hasher.hash(password) } : {};
    // Only while the checked password still is the password: it may have been changed in this moment.
    const unchanged = { ownerId: user._id, passwordHash: user.passwordHash };
    const settled = await this.database.transaction(async () => {
      const saved = await this.users.update(unchanged, { $set: { ...staying, ...rehashed } });
      if (saved && isLeaving) await this.visibility.record(saved);
      return saved;
    });
    if (!settled) throw new DomainError('auth.login_failed');
    return settled;
  }
}

/**
 * What failures are counted by. Strangers share one count for an address; from a network its owner has signed in from before, failures
 * count apart, so that strangers cannot lock the owner out.
 */
function attemptKey(email: string, user: User | null, ctx: Ctx): AttemptKey {
  const isKnown = user?.knownNetworks.includes(ctx.ipHash) ?? false;
  return isKnown ? ['login', email, ctx.ipHash] : ['login', email];
}
