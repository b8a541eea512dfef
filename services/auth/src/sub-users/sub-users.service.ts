import { Inject, Injectable } from '@nestjs/common';
import {
  listOf,
  type changeSubUserStatus,
  type RequestOf,
  type updateSubUser,
  type UserCtx,
} from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { ServiceDatabase } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { PasswordChange } from '../accounts/passwords.service.js';
import { HASHER } from '../config/hasher.js';
import { requireStrongPassword } from '../user-records/account-rules.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { AccountSwitch } from '../users/account-switch.js';
import { planFor } from '../user-records/plan-for.js';
import { Resellers } from './reseller.js';
import { presentSubUser } from './sub-user.presenter.js';
import { SubUsersRepository, type SubUserQuery } from '../user-records/sub-users.repository.js';

/** The people of a white label, managed by its reseller. @source spec 2 "Users tab", models.md 16 */
@Injectable()
export class SubUsersService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordChange,
    private readonly accountSwitch: AccountSwitch,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  list(query: SubUserQuery, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      const { users, totalCount } = await this.people.page(ctx.tenantId, query);
      return listOf(users.map(presentSubUser), totalCount, query);
    });
  }

  /** @throws DomainError core.not_found, white-label.plan_unknown, auth.password_breached */
  update({ userId, name, password, planName }: RequestOf<typeof updateSubUser>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx, site }) => {
      const user = requireFound(await this.people.byId(ctx.tenantId, userId));
      if (password) requireStrongPassword(password, [name, user.email]);
      const passwordHash = password ? await this.hasher.hash(password) : null;
      const plan = planName === undefined ? {} : planFor(site, planName);
      const saved = await this.database.transaction(async () => {
        const change = { $set: { name, ...plan } };
        const named = requireFound(await this.users.update({ ownerId: userId }, change));
        // The mail about it does not name the reseller's device as the place of the change.
        return passwordHash ? this.passwords.write(named, passwordHash, { ...ctx, userAgent: '' }) : named;
      });
      if (passwordHash) await this.passwords.announce(userId);
      return presentSubUser(saved);
    });
  }

  /** @throws DomainError core.not_found */
  switch({ user_id, status }: RequestOf<typeof changeSubUserStatus>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      requireFound(await this.people.byId(ctx.tenantId, user_id));
      return presentSubUser(await this.accountSwitch.set(user_id, status));
    });
  }
}
