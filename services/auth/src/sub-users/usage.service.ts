import { Injectable } from '@nestjs/common';
import type { getSubUserUsage, RequestOf, UserCtx } from '@linkyard/contracts';
import { MailAllowance } from '@linkyard/queue';
import { RecordCounts } from '../limits/record-counts.js';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import { Resellers } from './reseller.js';

/** How much people of a white label have. */
@Injectable()
export class SubUserUsageService {
  constructor(
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
    private readonly records: RecordCounts,
    private readonly allowance: MailAllowance,
  ) {}

  /** Those of others are left out. */
  of({ userIds }: RequestOf<typeof getSubUserUsage>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      const users = await this.people.among(ctx.tenantId, userIds);
      const ownerIds = users.map(({ _id }) => _id);
      if (ownerIds.length === 0) return { users: [] };
      const [countsOf, mails] = await Promise.all([
        this.records.of(ctx.tenantId, ownerIds),
        Promise.all(ownerIds.map((ownerId) => this.allowance.usedOfMonth(ownerId))),
      ]);
      return {
        users: users.map(({ _id: userId, lastSeenAt, limits }, index) => ({
          ...{ userId, lastSeenAt, limits, emailsOfMonth: mails[index] ?? null },
          ...countsOf(userId),
        })),
      };
    });
  }
}
