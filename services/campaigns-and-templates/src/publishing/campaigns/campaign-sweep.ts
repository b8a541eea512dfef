import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { CampaignsRepository } from './campaigns.repository.js';
import { ScheduleService } from './schedule.service.js';

/** Publishes and unpublishes what is due, so that a delayed job lost with Redis's memory delays a campaign by half a minute at most. */
@Injectable()
export class CampaignSweep extends RecurringJob {
  readonly id = 'campaign-sweep';
  readonly everyMs = 30_000;

  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly schedules: ScheduleService,
    private readonly due: DueRows,
  ) {
    super();
  }

  run(signal: AbortSignal) {
    return this.sweep(new Date(), signal);
  }

  async sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 100 },
      find: (page) => this.campaigns.due(now, page),
      process: (campaign) => this.schedules.carryOut(campaign, now),
    });
  }
}
