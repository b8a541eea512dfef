import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { seoSchema } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { isServiceAway, LOGGER, type Logger } from '@linkyard/service-kit';
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

/** Between attempts to publish, and how many. */
const pauseMs = 1_000;
const attempts = 60;

/** The demo creator's finished, published page. */
@Injectable()
export class LoadDemo implements OnApplicationShutdown {
  private readonly stopped = new AbortController();

  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly writer: TemplateWriter,
    private readonly publishing: PublishService,
    @Inject(LOGGER) private readonly logger: Logger,
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
      await this.names.take(campName, { campaignId: demoCampaignId, userId: demoUserId, tenantId: null });
      await this.writer.write(demoUserId, copy, session);
      await this.campaigns.insert(demoUserId, {
        ...freshCampaign(copy, title, campName),
        _id: demoCampaignId,
        seo: seoSchema.parse(seo),
      });
    });
    if (await this.publish()) return;
    void this.publishLater();
  }

  onApplicationShutdown() {
    this.stopped.abort();
  }

  /** @returns false while a service that its blocks ask is still starting */
  private async publish(): Promise<boolean> {
    try {
      await this.publishing.publish({ userId: demoUserId }, demoCampaignId);
      return true;
    } catch (error) {
      if (!isServiceAway(error)) throw error;
      return false;
    }
  }

  private async publishLater(): Promise<void> {
    const { signal } = this.stopped;
    try {
      for (let left = attempts; left > 0; left -= 1) {
        await wait(pauseMs, undefined, { signal });
        if (await this.publish()) return;
      }
      this.logger.warn('the demo page could not be published');
    } catch (error) {
      if (!signal.aborted) this.logger.warn({ err: error }, 'the demo page could not be published');
    }
  }
}
