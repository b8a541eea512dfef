import { Inject, Injectable } from '@nestjs/common';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { HistoryService } from '../history/history.service.js';

/** What every change of a draft brings with it: the campaign has something to publish, and now and then a version is kept. */
@Injectable()
export class DraftChanged {
  constructor(
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(HistoryService) private readonly history: HistoryService,
  ) {}

  async note(ownerId: string, templateId: string, byUserId: string) {
    await Promise.all([
      this.campaigns.markChanged(ownerId, templateId),
      this.history.keepNowAndThen(ownerId, templateId, byUserId),
    ]);
  }
}
