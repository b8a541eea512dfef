import { Injectable } from '@nestjs/common';
import { donationBlocksChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DueRows, Outbox, RecurringJob } from '@linkyard/service-kit';
import type { DonationGoal } from './donation.schema.js';
import { DonationGoalsRepository } from './donation-goals.repository.js';
import { goalChangeAfter } from './donation-goals.service.js';

/** Publishes when a goal begins or ends, so that pages show it without a change by the owner. */
@Injectable()
export class GoalChangesJob extends RecurringJob {
  readonly id = 'goal-changes';
  readonly everyMs = 60_000;

  constructor(
    private readonly goals: DonationGoalsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 500 },
      find: (page) => this.goals.changedBefore(now, page),
      process: (goal) => this.publish(goal, now),
    });
  }

  private async publish(goal: DonationGoal, now: Date): Promise<void> {
    const { userId: ownerId, tenantId, _id } = goal;
    await this.database.transaction(async () => {
      await this.goals.setChange(ownerId, _id, goalChangeAfter(now, goal));
      await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null }, { tenantId });
    });
  }
}
