import { Injectable } from '@nestjs/common';
import type { ClientSession } from '@linkyard/mongo';
import { DraftPublication } from '../../authoring/templates/draft-publication.js';
import { MediaUses } from '../media-uses/media-uses.js';
import { CampaignRoom } from './campaign-room.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { PageOrigins } from './page-origins.js';

@Injectable()
export class CampaignOfDraft extends DraftPublication {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly mediaUses: MediaUses,
    private readonly origins: PageOrigins,
    private readonly room: CampaignRoom,
  ) {
    super();
  }

  override requireChangeable(ownerId: string, templateId: string) {
    return this.room.requireDraftWithin(ownerId, templateId);
  }

  override markChanged(ownerId: string, templateId: string) {
    return this.campaigns.markChanged(ownerId, templateId);
  }

  override filesMayDiffer(templateId: string) {
    this.mediaUses.later(templateId);
  }

  override filesMayDifferAfter(session: ClientSession, templateIds: readonly string[]) {
    this.mediaUses.after(session, templateIds);
  }

  override async campaignOf(ownerId: string, templateId: string) {
    const campaign = await this.campaigns.findOne({ ownerId, templateId });
    return campaign && (await this.origins.present(campaign));
  }
}
