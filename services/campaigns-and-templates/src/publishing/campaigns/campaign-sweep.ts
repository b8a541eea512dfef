import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { CampaignsRepository } from './campaigns.repository.js';
import { ScheduleService } from './schedule.service.js';

/** Publishes and unpublishes what is due, so that a delayed job lost with Redis's memory delays a campaign by half a minute at most. */
@Injectable()
export class CampaignSweep extends RecurringJob {
  readonly id = 'campaign-sweep';
  readonly everyMs = 30_000;

  constructor(
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(ScheduleService) private readonly schedules: ScheduleService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  run() {
    return this.sweep();
  }

  async sweep(now = new Date()) {
    for (const campaign of await this.campaigns.due(now)) {
      await this.schedules
        .carryOut(campaign, now)
        .catch((error: unknown) =>
          this.logger.warn({ err: error, campaignId: campaign._id }, 'a due campaign could not be changed'),
        );
    }
  }
}
