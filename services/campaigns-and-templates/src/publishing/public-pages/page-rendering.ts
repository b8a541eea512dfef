import { Injectable } from '@nestjs/common';
import { TenantSites } from '@linkyard/service-kit';
import { BlockPolicy } from '../../authoring/block-policy/block-policy.js';
import { BlockSources } from '../block-sources/block-sources.js';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import { PageDomains } from '../campaigns/page-domains.js';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import type { PageDocument } from '../../authoring/pages/page.schema.js';
import { PagePictures, picturePaths, type AskOptions } from './page-pictures.js';
import { isEmpty, renderCampaign, renderPreview, shownData, shownSections, type Look } from './page-renderer.js';
import type { RenderedPageDocument } from './rendered-page.schema.js';

type Owned = Pick<CampaignDocument, 'userId' | 'tenantId'>;

/** Pages with what their blocks show of other services, and without the blocks that are switched off. */
@Injectable()
export class PageRendering {
  constructor(
    private readonly sources: BlockSources,
    private readonly policy: BlockPolicy,
    private readonly pictures: PagePictures,
    private readonly sites: TenantSites,
    private readonly domains: PageDomains,
  ) {}

  /** True when no page that visitors can open would show anything. */
  async isEmpty({ tenantId }: Owned, snapshot: Snapshot): Promise<boolean> {
    return isEmpty(await this.policy.allowed(tenantId, snapshot));
  }

  /** @throws core.unavailable, core.timeout when what a block shows cannot be had */
  async campaign(campaign: Look & Owned, snapshot: Snapshot, ask: AskOptions = {}): Promise<RenderedPageDocument[]> {
    const allowed = await this.policy.allowed(campaign.tenantId, snapshot);
    const sources = await this.sources.resolve(campaign.userId, shownSections(allowed));
    const pictures = await this.pictures.of(picturePaths(shownData(allowed, sources)), ask);
    const site = await this.sites.of(campaign.tenantId);
    const ownOrigin = this.domains.originOf(campaign._id);
    return renderCampaign(campaign, allowed, { site, ownOrigin, sources, pictures });
  }

  /** @param key of the visitor's preview link @throws core.unavailable, core.timeout */
  async preview(
    { userId, tenantId }: Owned,
    snapshot: Snapshot,
    page: PageDocument,
    campaign: CampaignDocument | null,
    key: string | null,
  ) {
    const allowed = await this.policy.allowed(tenantId, snapshot);
    const sources = await this.sources.resolve(userId, shownSections(allowed));
    const pictures = await this.pictures.of(picturePaths(shownData(allowed, sources)));
    const site = await this.sites.of(tenantId);
    return renderPreview(allowed, page, campaign, { site, sources, pictures, key });
  }
}
