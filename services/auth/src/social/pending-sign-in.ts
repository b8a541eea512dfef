import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { completeSocialSignIn, Ctx, RequestOf } from '@linkyard/contracts';
import { TokenRefused } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import { isSuspended } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import { CodeTries } from '../two-factor/code-tries.js';
import { SecondFactor } from '../two-factor/second-factor.js';

/** A sign-in that a provider has proven and that still waits for the second factor. */
@Injectable()
export class PendingSignIn {
  constructor(
    private readonly users: UsersRepository,
    private readonly secrets: Secrets,
    private readonly secondFactor: SecondFactor,
    private readonly tries: CodeTries,
    private readonly clock: Clock,
  ) {}

  /** The ticket ends with every session of the account, as a change of the password ends them. */
  async issue({ _id, tokenVersion }: User): Promise<string> {
    return this.secrets.pendingSignIn.sign(_id, randomUUID(), { tokenVersion }, this.clock.now());
  }

  /**
   * @returns the account whose second factor was right
   * @throws DomainError auth.sign_in_expired, auth.suspended, auth.two_factor_failed, auth.locked
   */
  async complete({ ticket, otp }: RequestOf<typeof completeSocialSignIn>, ctx: Ctx): Promise<User> {
    const user = await this.userOf(ticket ?? '');
    if (user.tenantId !== ctx.tenantId) throw new DomainError('auth.sign_in_expired');
    if (isSuspended(user)) throw new DomainError('auth.suspended');
    await this.tries.require(user._id, async () => (await this.secondFactor.accept(user, otp)) || null);
    return user;
  }

  private async userOf(ticket: string): Promise<User> {
    const verified = await this.secrets.pendingSignIn.verify(ticket, this.clock.now()).catch((error: unknown) => {
      if (error instanceof TokenRefused) throw new DomainError('auth.sign_in_expired');
      throw error;
    });
    const user = await this.users.byId(verified.subject);
    if (!user || user.deletedAt !== null || user.tokenVersion !== verified.claims['tokenVersion'])
      throw new DomainError('auth.sign_in_expired');
    return user;
  }
}
