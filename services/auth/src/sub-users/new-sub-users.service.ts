import { Inject, Injectable } from '@nestjs/common';
import type { createSubUser, RequestOf, UserCtx } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import { localeOf, NewAccounts } from '../accounts/registration.service.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { requireStrongPassword } from '../user-records/account-rules.js';
import { newUser } from '../user-records/new-user.js';
import { SubUserRoom } from '../user-records/sub-user-room.js';
import type { User } from '../user-records/user.schema.js';
import { planFor } from '../user-records/plan-for.js';
import { Resellers, type Reseller } from './reseller.js';
import { presentSubUser } from './sub-user.presenter.js';

interface Person extends Pick<User, 'name' | 'email'> {
  planName?: string | undefined;
}

/** Opens accounts at a white label for others. @source models.md 16 */
@Injectable()
export class NewSubUsersService {
  constructor(
    private readonly resellers: Resellers,
    private readonly accounts: NewAccounts,
    private readonly room: SubUserRoom,
    private readonly clock: Clock,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError core.limit_reached, white-label.email_exists, white-label.plan_unknown, auth.password_breached */
  create({ name, email, password, planName }: RequestOf<typeof createSubUser>, caller: UserCtx) {
    return this.resellers.run(caller, async (reseller) => {
      requireStrongPassword(password, [name, email]);
      const user = newUser(
        {
          ...this.given(reseller, { name, email, planName }),
          passwordHash: await this.hasher.hash(password),
          emailVerifiedAt: this.clock.now(),
          state: 'active',
        },
        this.clock.now(),
      );
      const requireRoom = await this.roomOf(reseller);
      const added = await this.accounts.add(user, reseller.ctx, { firstMail: 'subUserWelcome', requireRoom });
      if (!added) throw new DomainError('white-label.email_exists');
      return presentSubUser(added);
    });
  }

  /** @throws DomainError core.limit_reached, white-label.email_exists, white-label.plan_unknown */
  async invite(reseller: Reseller, person: Person): Promise<User> {
    const now = this.clock.now();
    const requireRoom = await this.roomOf(reseller);
    const user = newUser({ ...this.given(reseller, person), invitedAt: now }, now);
    const added = await this.accounts.add(user, reseller.ctx, { firstMail: 'subUserInvite', requireRoom });
    if (!added) throw new DomainError('white-label.email_exists');
    return added;
  }

  private roomOf({ ctx: { userId: ownerId, tenantId } }: Reseller) {
    return this.room.of({ ownerId, tenantId });
  }

  /** What is the same of everyone whose account a reseller opens. The terms are accepted by their person, not by the reseller. */
  private given({ ctx, site }: Reseller, { name, email, planName }: Person) {
    const { tenantId, userId: createdBy } = ctx;
    const locale = localeOf(ctx);
    return { tenantId, name, email, locale, createdBy, ...planFor(site, planName), termsAcceptedAt: null };
  }
}
