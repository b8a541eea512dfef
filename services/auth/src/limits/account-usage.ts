import { Injectable } from '@nestjs/common';
import {
  countCampaigns,
  countMediaBytes,
  countProducts,
  whiteLabelOfOwner,
  type AccountUsage as Usage,
} from '@linkyard/contracts';
import { MailAllowance } from '@linkyard/queue';
import { Bus, isServiceAway, systemContext } from '@linkyard/service-kit';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import type { User } from '../user-records/user.schema.js';

/** How much of its limits an account uses. What a service that cannot be reached would say is null. */
@Injectable()
export class AccountUsage {
  constructor(
    private readonly bus: Bus,
    private readonly people: SubUsersRepository,
    private readonly allowance: MailAllowance,
  ) {}

  async of(user: Pick<User, '_id' | 'features'>): Promise<Usage> {
    const { _id: userId } = user;
    const used = async (command: typeof countCampaigns | typeof countProducts | typeof countMediaBytes) =>
      orNull(async () => (await this.bus.request(command, { userId }, systemContext())).used);
    const [campaigns, products, mediaBytes, subUsers, emailsPerMonth] = await Promise.all([
      used(countCampaigns),
      used(countProducts),
      used(countMediaBytes),
      orNull(() => this.subUsersOf(user)),
      this.allowance.usedOfMonth(userId),
    ]);
    return { campaigns, products, mediaBytes, subUsers, emailsPerMonth };
  }

  private async subUsersOf({ _id: ownerId, features }: Pick<User, '_id' | 'features'>): Promise<number> {
    if (!features['whiteLabel']) return 0;
    const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId }, systemContext());
    return whiteLabel ? this.people.count(whiteLabel.whiteLabelId) : 0;
  }
}

async function orNull(count: () => Promise<number>): Promise<number | null> {
  try {
    return await count();
  } catch (error) {
    if (isServiceAway(error)) return null;
    throw error;
  }
}
