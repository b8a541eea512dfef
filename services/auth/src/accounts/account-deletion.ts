import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DueRows, Outbox, RecurringJob } from '@linkyard/service-kit';
import { Clock, day, hour } from '../config/clock.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountVisibility } from '../user-records/account-visibility.js';
import { newUser } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Grace period before erasure; signing in cancels the deletion. @source models.md 1 */
export const deletionWaitMs = 14 * day;

/** What stays of a deleted account: its id, so that records of others that name it still make sense. */
export function anonymised({ _id, createdAt, tenantId, role, tokenType, rev }: User, now: Date): User {
  const blank = newUser({ _id, name: 'Deleted account', email: `${_id}@deleted.invalid` }, now);
  return {
    ...blank,
    createdAt,
    tenantId,
    role,
    tokenType,
    rev: rev + 1,
    step: 0,
    status: 0,
    state: 'deleted',
    deletedAt: now,
    termsAcceptedAt: null,
  };
}

/** Anonymises an account and publishes the event on which every service, this one too, erases the account's records. */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly outbox: Outbox,
    private readonly sessions: SessionsService,
    private readonly visibility: AccountVisibility,
  ) {}

  /** @returns false when the deletion was cancelled in the meantime */
  async erase(user: User, now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.users.replaceLeaving(anonymised(user, now)))) return false;
      const { _id: userId, tenantId } = user;
      await this.outbox.add(userDeleted, { userId, tenantId }, { tenantId });
      return true;
    });
  }

  /**
   * Ends the account of one of a tenant's people now: sessions and public pages with it.
   * @param heir the reseller who gets what the person has made; null: it is erased
   * @returns false when it has ended already
   */
  async end(user: User & { tenantId: string }, now: Date, heir: string | null): Promise<boolean> {
    const { _id: userId, tenantId } = user;
    const isEnded = await this.database.transaction(async () => {
      const ended = anonymised(user, now);
      if (!(await this.users.replaceEnded(ended))) return false;
      await this.sessions.endAll(userId, 'deletion');
      await this.visibility.record(ended);
      if (heir === null) await this.outbox.add(userDeleted, { userId, tenantId }, { tenantId });
      else await this.outbox.add(accountTransferred, { from: userId, to: heir, tenantId }, { tenantId });
      return true;
    });
    if (isEnded) await this.sessions.announceEnd(userId);
    return isEnded;
  }
}

/** Erases accounts whose 14 days are over. */
@Injectable()
export class DeletionSweep extends RecurringJob {
  readonly id = 'deletion-sweep';
  readonly everyMs = hour;

  constructor(
    private readonly users: UsersRepository,
    private readonly eraser: AccountEraser,
    private readonly clock: Clock,
    private readonly due: DueRows,
  ) {
    super();
  }

  /** @returns how many accounts were erased */
  async run(signal: AbortSignal = new AbortController().signal): Promise<number> {
    const now = this.clock.now();
    let erased = 0;
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 100 },
      find: (page) => this.users.wantingDeletion(this.clock.in(-deletionWaitMs), page),
      process: async (user) => {
        if (await this.eraser.erase(user, now)) erased += 1;
      },
    });
    return erased;
  }
}
