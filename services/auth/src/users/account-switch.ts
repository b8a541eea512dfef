import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { SessionsService } from '../sessions/sessions.service.js';
import { ActiveAdmins } from '../user-records/active-admins.js';
import { AccountVisibility } from '../user-records/account-visibility.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Switches accounts off and on. Off ends every session at once and closes the public pages. @source models.md 1 "User state", ADR 0032 */
@Injectable()
export class AccountSwitch {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly visibility: AccountVisibility,
    private readonly admins: ActiveAdmins,
  ) {}

  /** @param status flips without it @throws DomainError core.not_found, auth.last_admin */
  async set(userId: string, status: 0 | 1 | undefined): Promise<User> {
    const changed = await this.database.transaction(async () => {
      const user = requireFound(await this.users.byId(userId));
      const wanted = status ?? (user.status === 1 ? 0 : 1);
      const ending = wanted === 0 ? { $inc: { tokenVersion: 1 } } : {};
      if (wanted === 0) await this.admins.requireAnother(user);
      if (wanted === 0) await this.sessions.endAll(userId, 'suspended');
      const saved = requireFound(await this.users.update({ ownerId: userId }, { $set: { status: wanted }, ...ending }));
      await this.visibility.record(saved);
      return saved;
    });
    if (changed.status === 0) await this.sessions.announceEnd(userId);
    return changed;
  }
}
