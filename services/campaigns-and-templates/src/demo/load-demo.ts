import { Inject, Injectable } from '@nestjs/common';
import { seoSchema } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { CampaignNames } from '../publishing/campaigns/campaign-names.js';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { freshCampaign } from '../publishing/campaigns/fresh-campaign.js';
import { PublishService } from '../publishing/campaigns/publish.service.js';
import { TemplateWriter } from '../authoring/templates/template-writer.js';
import { readCatalogue, readDemoPage } from '../authoring/catalogue/read-catalogue.js';
import { starterCopy } from '../authoring/catalogue/starter-copy.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
export const demoUserId = '0000000000000000000000d1';
export const demoCampaignId = '0000000000000000000000c1';

/** The demo creator's finished, published page. */
@Injectable()
export class LoadDemo {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(CampaignNames) private readonly names: CampaignNames,
    @Inject(TemplateWriter) private readonly writer: TemplateWriter,
    @Inject(PublishService) private readonly publishing: PublishService,
  ) {}

  /** Once: a demo page that was changed or deleted stays as it is. */
  async load() {
    if (await this.names.find(null, readDemoPage().campName)) return;
    const { campName, title, basedOn, seo, theme, pages } = readDemoPage();
    const starter = readCatalogue().linkTemplates.find(({ slug }) => slug === basedOn);
    const about = {
      name: title,
      slug: basedOn,
      description: starter?.description ?? '',
      categoryId: null,
      tags: [],
      thumb: starter?.thumb ?? null,
      theme,
      featured: false,
      sortOrder: 0,
    };
    const copy = starterCopy({ ...about, kind: 'link', ownerKind: 'user', pages });
    await this.database.transaction(async (session) => {
      await this.names.take(campName, { campaignId: demoCampaignId, userId: demoUserId, tenantId: null }, session);
      await this.writer.write(demoUserId, copy, session);
      await this.campaigns.insert(
        demoUserId,
        { ...freshCampaign(copy, title, campName), _id: demoCampaignId, seo: seoSchema.parse(seo) },
        session,
      );
    });
    await this.publishing.publish({ userId: demoUserId }, demoCampaignId);
  }
}
