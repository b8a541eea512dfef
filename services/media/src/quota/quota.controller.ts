import { Controller } from '@nestjs/common';
import { mediaUsage, mediaUsageOfOwners, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { UsageRepository } from './usage.repository.js';

@Controller()
export class QuotaController {
  constructor(private readonly usage: UsageRepository) {}

  @Handles(mediaUsage)
  async read(_request: RequestOf<typeof mediaUsage>, { userId }: UserCtx) {
    const limit = await this.usage.limitOf(userId);
    return { ...(await this.usage.read(userId)), quotaBytes: limit ?? this.usage.quotaBytes };
  }

  @Handles(mediaUsageOfOwners)
  async ofOwners({ ownerIds }: RequestOf<typeof mediaUsageOfOwners>) {
    const owners = await this.usage.ofOwners(ownerIds);
    return { owners: owners.map(({ _id: ownerId, bytes: mediaBytes }) => ({ ownerId, mediaBytes })) };
  }
}
