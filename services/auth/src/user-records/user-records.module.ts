import { Capability } from '@linkyard/service-kit';
import { ActiveAdmins } from './active-admins.js';
import { AccountVisibility } from './account-visibility.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { hiddenAccounts } from './migrations/2026-11-22-hidden-accounts.js';
import { inactiveOwners } from './migrations/2026-11-25-inactive-owners.js';
import { regionalCustomsOfAccounts } from './migrations/2026-11-25-regional-customs.js';
import { accountLimits } from './migrations/2026-11-26-account-limits.js';
import { accountsOfTenants } from './migrations/2026-11-26-accounts-of-tenants.js';
import { invitedAccounts } from './migrations/2026-11-26-invited-accounts.js';
import { PlanPeopleRepository } from './plan-people.repository.js';
import { SubUserRoom } from './sub-user-room.js';
import { SubUsersRepository } from './sub-users.repository.js';
import { users } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

/** The accounts themselves. A deleted one stays anonymised, so it is not erased with the rest. */
@Capability({
  service: 'auth',
  collections: [users],
  migrations: [
    hiddenAccounts,
    inactiveOwners,
    regionalCustomsOfAccounts,
    accountsOfTenants,
    accountLimits,
    invitedAccounts,
  ],
  providers: [
    UsersRepository,
    ActiveAdmins,
    AdminUsersRepository,
    SubUsersRepository,
    SubUserRoom,
    PlanPeopleRepository,
    AccountVisibility,
  ],
  exports: [
    UsersRepository,
    ActiveAdmins,
    AdminUsersRepository,
    SubUsersRepository,
    SubUserRoom,
    PlanPeopleRepository,
    AccountVisibility,
  ],
})
export class UserRecordsModule {}
