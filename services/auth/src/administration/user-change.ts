import { Injectable } from '@nestjs/common';
import { userRegistered, type UserCtx } from '@linkyard/contracts';
import { DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { PasswordChange } from '../accounts/passwords.service.js';
import { MailedCodesRepository } from '../mailed-codes/mailed-codes.repository.js';
import { MailRequests } from '../mails/mail-requests.js';
import { ActiveAdmins } from '../user-records/active-admins.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

type Wanted = Pick<User, 'name' | 'email' | 'role' | 'planName' | 'limits' | 'features' | 'passwordHash'>;

const spoken = ({ name, email }: Pick<User, 'name' | 'email'>) => (name ? `${name} (${email})` : email);

/** What goes with a change of an account by an administrator; each method but `announce` runs in the transaction of the change. */
@Injectable()
export class UserChange {
  constructor(
    private readonly users: UsersRepository,
    private readonly admins: ActiveAdmins,
    private readonly passwords: PasswordChange,
    private readonly codes: MailedCodesRepository,
    private readonly mails: MailRequests,
    private readonly outbox: Outbox,
  ) {}

  async add(user: User, ctx: UserCtx): Promise<void> {
    const { _id: userId, tenantId, name, email, locale, timeZone } = user;
    await this.users.add(user);
    const about = { tenantId, requestId: ctx.requestId };
    await this.outbox.add(userRegistered, { userId, tenantId, name, locale, timeZone }, about);
    if (user.passwordHash === null) await this.mails.add({ kind: 'invited', email, userId }, ctx);
    if (user.role === 1) await this.announceAdmin(user, ctx);
  }

  /**
   * @param wanted a `passwordHash` of null leaves the password
   * @throws DomainError core.stale_rev, auth.last_admin
   */
  async write(before: User, { passwordHash, ...wanted }: Wanted, ctx: UserCtx): Promise<User> {
    if (before.role === 1 && wanted.role !== 1) await this.admins.requireAnother(before);
    const own = { ownerId: before._id };
    const hasMoved = wanted.email !== before.email;
    const set = { ...wanted, ...(hasMoved ? { emailChange: null } : {}) };
    const saved = await this.users.update(own, { $set: set }, { rev: before.rev });
    if (!saved) throw new DomainError('core.stale_rev');
    // What was mailed to the former address opens the account no more.
    if (hasMoved) await this.codes.voidAll(saved._id, ['resetPassword', 'changeEmail', 'verifyEmail'], new Date());
    if (passwordHash !== null) await this.passwords.write(saved, passwordHash, { ...ctx, tenantId: saved.tenantId });
    if (before.role !== 1 && saved.role === 1) await this.announceAdmin(saved, ctx);
    return requireFound(await this.users.byId(saved._id));
  }

  /** Once the change is committed. */
  async announce(before: User, saved: User): Promise<void> {
    if (saved.passwordHash !== before.passwordHash) await this.passwords.announce(saved._id);
  }

  private async announceAdmin(added: User, ctx: UserCtx): Promise<void> {
    const by = requireFound(await this.users.byId(ctx.userId));
    for (const { _id: userId, email } of await this.admins.all())
      await this.mails.add({ kind: 'adminAdded', email, userId, person: spoken(added), by: spoken(by) }, ctx);
  }
}
