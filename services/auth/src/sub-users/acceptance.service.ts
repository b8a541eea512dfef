import { Inject, Injectable } from '@nestjs/common';
import type { acceptInvitation, Ctx, RequestOf } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { localeOf } from '../accounts/registration.service.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { CodeChecks } from '../mailed-codes/code-checks.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { accepted, isSuspended, requireStrongPassword, waitsForAcceptance } from '../user-records/account-rules.js';
import { termsVersion } from '../user-records/new-user.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Accepts an invitation by its link, at the site that has invited: the link of another site is not found there. @source models.md 16 */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly checks: CodeChecks,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError auth.link_invalid, auth.suspended */
  async show(token: string) {
    const { user } = await this.invited(token);
    return { email: user.email, name: user.name };
  }

  /** @throws DomainError auth.link_invalid, auth.suspended, auth.password_breached; a refused password leaves the link usable */
  async accept({ token, name, password, timeZone }: RequestOf<typeof acceptInvitation>, ctx: Ctx) {
    const { proof, user } = await this.invited(token);
    requireStrongPassword(password, [name, user.email]);
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const change = {
      ...{ name, passwordHash, emailVerifiedAt: now, state: 'active' as const, ...accepted(user, now) },
      ...{ termsAcceptedAt: now, termsVersion, locale: localeOf(ctx), ...(timeZone && { timeZone }) },
    };
    const joined = await this.database.transaction(async () => {
      const isFirst = await this.checks.use(proof);
      return isFirst ? this.users.update({ ownerId: user._id, acceptedAt: null }, { $set: change }) : null;
    });
    if (!joined) throw new DomainError('auth.link_invalid');
    return this.sessions.open(joined, ctx);
  }

  private async invited(token: string) {
    const proof = await this.checks.bySecret(token, 'subUserInvite');
    const user = await this.users.byId(proof.userId);
    if (!user || proof.usedAt !== null || !waitsForAcceptance(user)) throw new DomainError('auth.link_invalid');
    if (isSuspended(user)) throw new DomainError('auth.suspended');
    return { proof, user };
  }
}
