import { Injectable } from '@nestjs/common';
import { listOf, noDigest, type changeUserStatus, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { stateOf } from '../user-records/account-rules.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { AdminUsersRepository, type UserQuery } from '../user-records/admin-users.repository.js';
import { AccountSwitch } from './account-switch.js';
import { presentAdminUser } from './admin-user.presenter.js';

/** Accounts as admins and other services see them. @source models.md 1 "User state", 20 "Admin user list" */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AdminUsersRepository,
    private readonly accountSwitch: AccountSwitch,
  ) {}

  async list(query: UserQuery) {
    const { users, totalCount } = await this.accounts.page(query);
    return listOf(users.map(presentAdminUser), totalCount, query);
  }

  /** Off ends every session at once. @throws DomainError auth.own_account, auth.last_admin, core.not_found */
  async switch({ _id, status }: RequestOf<typeof changeUserStatus>, ctx: UserCtx) {
    if (_id === ctx.userId) throw new DomainError('auth.own_account');
    return presentAdminUser(await this.accountSwitch.set(_id, status));
  }

  /** The account details printed on invoices; null for an unknown or deleted one. */
  async business(userId: string) {
    const user = await this.users.byId(userId);
    if (!user) return null;
    const { name, companyName, address, taxId, timeZone } = user;
    return { name, companyName, address, taxId, timeZone: timeZone || 'UTC' };
  }

  /** Contact details; null for an unknown or deleted account. */
  async contact(userId: string) {
    const user = await this.users.byId(userId);
    if (!user) return { contact: null };
    const { name, email, emailVerifiedAt, locale, timeZone, currency, weekStart, tenantId, status } = user;
    const state = stateOf(user);
    const emailVerified = emailVerifiedAt !== null;
    return {
      contact: {
        ...{ userId, name, email, emailVerified, locale, timeZone, currency, weekStart },
        picture: user.profile_image ?? '',
        ...{ tenantId, status, state, notificationPrefs: user.notificationPrefs },
        notificationDigest: user.notificationDigest ?? noDigest,
      },
    };
  }

  /** As visitors see an account; null for one that is suspended, leaving or unknown. */
  async publicProfile(userId: string) {
    const user = await this.users.byId(userId);
    if (!user || user.status !== 1 || stateOf(user) !== 'active') return null;
    return { name: user.name, picture: user.profile_image ?? '' };
  }
}
