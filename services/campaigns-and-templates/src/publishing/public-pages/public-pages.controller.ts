import { Controller } from '@nestjs/common';
import {
  checkCampaign,
  findFollowablePage,
  getCreatorLook,
  getPageLook,
  getPageManifest,
  getPageVersions,
  listPublicAddresses,
  renderPublicPage,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CampaignNames } from '../campaigns/campaign-names.js';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import { PageDomains } from '../campaigns/page-domains.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import type { PublishedLook } from '../campaigns/published-look.js';
import { CreatorLookService } from './creator-look.service.js';
import { LivePages } from './live-pages.js';
import { renderedId, type RenderedPageDocument } from './rendered-page.schema.js';

const nowhere = { found: false, isOff: false, page: null, redirectTo: null };
const redirectTo = (location: string, permanent: boolean, isElsewhere = false) => ({
  ...nowhere,
  redirectTo: { location, permanent, isElsewhere },
});
const pathOf = ({ campName }: CampaignDocument, pageSlug: string | null) =>
  pageSlug ? `/${campName}/${pageSlug}` : `/${campName}`;

/** Where a closed page leads is shown only to those who may open it. */
const openRedirectOf = ({ redirectUrl, visibility }: PublishedLook): string | null =>
  visibility === 'password' || visibility === 'age' ? null : redirectUrl;
const sitemapPage = 5_000;

@Controller()
export class PublicPagesController {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly live: LivePages,
    private readonly looks: CreatorLookService,
    private readonly domains: PageDomains,
  ) {}

  @Handles(renderPublicPage)
  async render({ campName, pageSlug, onlyCampaignId }: RequestOf<typeof renderPublicPage>, { tenantId }: Ctx) {
    if (onlyCampaignId !== null && campName === '') {
      const only = await this.campaigns.findLive(onlyCampaignId);
      return only ? this.show(only, pageSlug) : this.missing(onlyCampaignId);
    }
    const claim = await this.names.find(tenantId, campName);
    const campaign = claim && claim.kind !== 'deleted' ? await this.campaigns.findLive(claim.campaignId) : null;
    if (!campaign) {
      const mayBeOff = claim && claim.kind !== 'deleted' && [null, claim.campaignId].includes(onlyCampaignId);
      return mayBeOff ? this.missing(claim.campaignId) : nowhere;
    }
    if (onlyCampaignId === null || campaign._id === onlyCampaignId) {
      if (claim?.kind === 'previous') return redirectTo(pathOf(campaign, pageSlug), true);
      return onlyCampaignId !== null && pageSlug === null ? redirectTo('/', false) : this.show(campaign, pageSlug);
    }
    // The links of the only page to others of its creator lead to where those open.
    const only = await this.campaigns.findLive(onlyCampaignId);
    const isOfSameOwner = only?.userId === campaign.userId;
    return isOfSameOwner ? redirectTo(pathOf(campaign, pageSlug), false, true) : nowhere;
  }

  private async missing(campaignId: string) {
    return { ...nowhere, isOff: await this.campaigns.isOff(campaignId) };
  }

  private async show(campaign: CampaignDocument, pageSlug: string | null) {
    const location = openRedirectOf(campaign.published ?? campaign);
    if (location) return redirectTo(location, false);
    const page = await this.pageOf(campaign, pageSlug);
    return page ? { ...nowhere, found: true, page: presentPage(campaign, page) } : nowhere;
  }

  private async pageOf({ _id }: CampaignDocument, pageSlug: string | null): Promise<RenderedPageDocument | null> {
    const page = await this.live.find(renderedId(_id, pageSlug ?? ''));
    return page ?? (pageSlug ? this.live.ofPage(_id, pageSlug) : null);
  }

  @Handles(checkCampaign)
  async check({ campName }: RequestOf<typeof checkCampaign>, { tenantId }: Ctx) {
    const claim = await this.names.find(tenantId, campName);
    const campaign = claim ? await this.campaigns.findLive(claim.campaignId) : null;
    if (!campaign) return { exists: false, state: null, visibility: null, campaignId: null };
    return { exists: true, state: campaign.state, visibility: campaign.visibility, campaignId: campaign._id };
  }

  @Handles(getCreatorLook)
  async creatorLook({ ownerId, campaignId }: RequestOf<typeof getCreatorLook>) {
    return { look: await this.looks.find(ownerId, campaignId) };
  }

  @Handles(findFollowablePage)
  async followable({ campaignId }: RequestOf<typeof findFollowablePage>) {
    const found = await this.campaigns.findLive(campaignId);
    const isOpen = found?.published?.pushEnabled === true;
    return { page: isOpen ? { ownerId: found.userId, title: found.published?.title ?? '' } : null };
  }

  @Handles(getPageLook)
  async pageLook({ campName, campaignId }: RequestOf<typeof getPageLook>, { tenantId }: Ctx) {
    const _id = campaignId ?? (await this.names.find(tenantId, campName))?.campaignId;
    const campaign = _id ? await this.campaigns.findLive(_id) : null;
    return { look: campaign && (await this.looks.ofPage(campaign)) };
  }

  @Handles(getPageManifest)
  async manifest({ campName }: RequestOf<typeof getPageManifest>, { tenantId }: Ctx) {
    const claim = await this.names.find(tenantId, campName);
    const campaign = claim && claim.kind === 'current' ? await this.campaigns.findLive(claim.campaignId) : null;
    const home = campaign && (await this.live.find(renderedId(campaign._id, '')));
    return { manifest: home?.manifest ?? null };
  }

  @Handles(getPageVersions)
  async versions({ campaignIds }: RequestOf<typeof getPageVersions>) {
    const known = await this.campaigns.liveVersions(campaignIds);
    return { versions: campaignIds.map((campaignId) => ({ campaignId, version: known.get(campaignId) ?? null })) };
  }

  @Handles(listPublicAddresses)
  async sitemap({ page, onlyCampaignId }: RequestOf<typeof listPublicAddresses>, { tenantId }: Ctx) {
    const asked = { page, perPage: sitemapPage, onlyCampaignId };
    const { rows, total } = await this.campaigns.publicOnes(tenantId, asked);
    // A page with a domain of its own is listed there alone.
    const listed = rows.filter(({ _id }) => onlyCampaignId !== null || this.domains.originOf(_id) === null);
    return {
      entries: listed.map(({ campName, publishedAt, updatedAt }) => ({
        path: onlyCampaignId === null ? `/${campName}` : '/',
        updatedAt: publishedAt ?? updatedAt,
      })),
      pageCounts: Math.ceil(total / sitemapPage),
    };
  }
}

const base64 = (bytes: RenderedPageDocument['gzip']) => Buffer.from(bytes.buffer).toString('base64');

const visibilityOf = ({ seo, visibility }: PublishedLook) => (seo.noIndex ? ('unlisted' as const) : visibility);

const presentPage = (campaign: CampaignDocument, page: RenderedPageDocument) => ({
  campaignId: campaign._id,
  pageId: page.pageId,
  version: campaign.liveVersion,
  etag: `"${page.etag}"`,
  visibility: visibilityOf(campaign.published ?? campaign),
  html: page.parts ? null : { raw: page.raw ? base64(page.raw) : null, gzip: base64(page.gzip), br: base64(page.br) },
  parts: page.parts ? base64(page.parts) : null,
  pixels: page.pixels ?? [],
  bytes: page.bytes,
});
