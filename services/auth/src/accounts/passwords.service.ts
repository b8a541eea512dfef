import { Inject, Injectable } from '@nestjs/common';
import type { changePassword, Ctx, RequestOf, resetPassword, UserCtx } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { RequirePassword } from '../attempts/require-password.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { MailRequests } from '../mails/mail-requests.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CodeChecks } from '../mailed-codes/code-checks.js';
import { MailedCodesRepository } from '../mailed-codes/mailed-codes.repository.js';
import { accepted, requireStrongPassword } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Changes a password: revokes every session, invalidates every mailed link and code, and notifies the user. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: MailedCodesRepository,
    private readonly sessions: SessionsService,
    private readonly mails: MailRequests,
    private readonly clock: Clock,
  ) {}

  /** Call within a transaction, and `announce` after it. @throws DomainError core.not_found when the account is gone */
  async write(user: User, passwordHash: string, ctx: Ctx): Promise<User> {
    const now = this.clock.now();
    // Who changes it by mail has shown that the address is theirs.
    const confirmed =
      user.emailVerifiedAt === null
        ? { emailVerifiedAt: now, state: 'active' as const, providers: [], ...accepted(user, now) }
        : {};
    const changed = requireFound(
      await this.users.update(
        { ownerId: user._id },
        { $set: { passwordHash, isContested: false, ...confirmed }, $inc: { tokenVersion: 1 } },
      ),
    );
    await this.sessions.endAll(user._id, 'password');
    await this.codes.voidAll(user._id, ['resetPassword'], now);
    const device = ctx.userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, 200);
    await this.mails.add({ kind: 'passwordChanged', email: changed.email, userId: user._id, device }, ctx);
    return changed;
  }

  announce(userId: string): Promise<void> {
    return this.sessions.announceEnd(userId);
  }
}

/** @source models.md 1 forgotPassword, resetPassword; quality 3 "Reset token" */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly checks: CodeChecks,
    private readonly change: PasswordChange,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError auth.link_invalid, auth.password_breached; a refused password leaves the link usable */
  async reset({ token, ticket, password }: RequestOf<typeof resetPassword>, ctx: Ctx) {
    const proof = await this.checks.bySecret(token ?? ticket ?? '', 'resetPassword');
    const user = await this.users.byId(proof.userId);
    if (!user || proof.usedAt !== null) throw new DomainError('auth.link_invalid');
    requireStrongPassword(password, [user.name, user.email]);
    const passwordHash = await this.hasher.hash(password);
    await this.database.transaction(async () => {
      const isFirst = await this.checks.use(proof);
      if (!isFirst) throw new DomainError('auth.link_invalid');
      await this.change.write(user, passwordHash, ctx);
    });
    await this.change.announce(user._id);
    return {};
  }
}

/** The change by who is signed in. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly change: PasswordChange,
    private readonly sessions: SessionsService,
    private readonly requirePassword: RequirePassword,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError auth.password_wrong, auth.password_breached, auth.locked */
  async set({ currentPassword, password }: RequestOf<typeof changePassword>, ctx: UserCtx) {
    const user = requireFound(await this.users.byId(ctx.userId));
    await this.requirePassword.check(user, currentPassword);
    requireStrongPassword(password, [user.name, user.email]);
    const passwordHash = await this.hasher.hash(password);
    const changed = await this.database.transaction(() => this.change.write(user, passwordHash, ctx));
    await this.change.announce(user._id);
    return this.sessions.open(changed, ctx);
  }
}
