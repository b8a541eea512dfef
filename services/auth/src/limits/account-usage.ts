import { Injectable } from '@nestjs/common';
import { whiteLabelOfOwner, type AccountUsage as Usage } from '@linkyard/contracts';
import { MailAllowance } from '@linkyard/queue';
import { Bus, isServiceAway, systemContext } from '@linkyard/service-kit';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import type { User } from '../user-records/user.schema.js';
import { RecordCounts } from './record-counts.js';

/** How much of its limits an account uses. What a service that cannot be reached, or Redis, would say is null. */
@Injectable()
export class AccountUsage {
  constructor(
    private readonly bus: Bus,
    private readonly records: RecordCounts,
    private readonly people: SubUsersRepository,
    private readonly allowance: MailAllowance,
  ) {}

  async of(user: Pick<User, '_id' | 'tenantId' | 'features'>): Promise<Usage> {
    const { _id: userId, tenantId } = user;
    const [countsOf, subUsers, emailsPerMonth] = await Promise.all([
      this.records.of(tenantId, [userId]),
      this.subUsersOf(user),
      this.allowance.usedOfMonth(userId),
    ]);
    const { pages: campaigns, products, mediaBytes } = countsOf(userId);
    return { campaigns, products, mediaBytes, subUsers, emailsPerMonth };
  }

  private async subUsersOf({ _id: ownerId, features }: Pick<User, '_id' | 'features'>): Promise<number | null> {
    if (!features['whiteLabel']) return 0;
    try {
      const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId }, systemContext());
      return whiteLabel ? await this.people.count(whiteLabel.whiteLabelId) : 0;
    } catch (error) {
      if (isServiceAway(error)) return null;
      throw error;
    }
  }
}
