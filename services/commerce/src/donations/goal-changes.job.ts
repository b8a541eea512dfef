import { Inject, Injectable } from '@nestjs/common';
import { donationBlocksChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox, RecurringJob } from '@linkyard/service-kit';
import { DonationGoalsRepository } from './donation-goals.repository.js';
import { goalChangeAfter } from './donation-goals.service.js';

const perRun = 500;

/** Publishes when a goal begins or ends, so that pages show it without a change by the owner. */
@Injectable()
export class GoalChangesJob extends RecurringJob {
  readonly id = 'goal-changes';
  readonly everyMs = 60_000;

  constructor(
    @Inject(DonationGoalsRepository) private readonly goals: DonationGoalsRepository,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const goal of await this.goals.changedBefore(now, perRun)) {
      if (signal.aborted) return;
      const { userId: ownerId, tenantId, _id } = goal;
      await this.database.transaction(async () => {
        await this.goals.setChange(ownerId, _id, goalChangeAfter(now, goal));
        await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null }, { tenantId });
      });
    }
  }
}
