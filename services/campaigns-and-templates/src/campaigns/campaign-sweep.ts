import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { CampaignsRepository } from './campaigns.repository.js';
import { ScheduleService } from './schedule.service.js';

const everyMs = 30_000;

/** Publishes and unpublishes what is due: the net under the delayed jobs, which are lost when Redis loses its memory. Two copies sweeping at once do no harm. */
@Injectable()
export class CampaignSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(ScheduleService) private readonly schedules: ScheduleService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => {
      this.running ??= this.sweep()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'due campaigns could not be looked up'))
        .finally(() => (this.running = undefined));
    }, everyMs);
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
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
