import { Injectable } from '@nestjs/common';
import type { RequestOf, saveUser, UserCtx } from '@linkyard/contracts';
import { DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { RequirePassword } from '../attempts/require-password.js';
import { CodeTries } from '../two-factor/code-tries.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import { refuseImpersonation } from '../user-records/account-rules.js';
import { UsersRepository } from '../user-records/users.repository.js';

type Promotion = RequestOf<typeof saveUser>['promotion'];

/** Making an administrator is asked for by name, and by a person who proves again who they are: a session alone is not enough. */
@Injectable()
export class ConfirmPromotion {
  constructor(
    private readonly users: UsersRepository,
    private readonly requirePassword: RequirePassword,
    private readonly secondFactor: SecondFactor,
    private readonly tries: CodeTries,
  ) {}

  /**
   * @param email of the account that is to be an administrator
   * @throws DomainError auth.promotion_unconfirmed, auth.password_wrong, auth.two_factor_failed, auth.locked, core.invalid_input
   */
  async require(promotion: Promotion, email: string, ctx: UserCtx): Promise<void> {
    refuseImpersonation(ctx);
    if (!promotion) throw new DomainError('auth.promotion_unconfirmed');
    if (promotion.email !== email) throw fieldRefusal('promotion.email', 'auth.other_account_named');
    const { otp, password } = promotion;
    const admin = requireFound(await this.users.byId(ctx.userId));
    if (otp !== undefined && admin.twoFactor.enabled) {
      await this.tries.require(admin._id, async () => (await this.secondFactor.accept(admin, otp)) || null);
      return;
    }
    if (password === undefined) throw new DomainError('auth.promotion_unconfirmed');
    await this.requirePassword.check(admin, password);
  }
}
