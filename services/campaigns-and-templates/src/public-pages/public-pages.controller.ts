import { Controller, Inject } from '@nestjs/common';
import {
  getPageVersions,
  listPublicAddresses,
  previewPage,
  previewRev,
  previewTemplate,
  renderPublicPage,
  resolveHost,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, Handles, systemContext } from '@linkyard/service-kit';
import { CampaignNames } from '../campaigns/campaign-names.js';
import type { CampaignDocument } from '../campaigns/campaign.model.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import type { PublishedLook } from '../campaigns/published-look.js';
import { HistoryService } from '../history/history.service.js';
import { DraftRev } from '../preview-links/draft-rev.js';
import { PreviewLinksRepository } from '../preview-links/preview-links.repository.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import type { TemplateDocument } from '../templates/template.model.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { HostTenants } from './host-tenants.js';
import { LivePages } from './live-pages.js';
import { renderPreview } from './page-renderer.js';
import { renderedId, type RenderedPageDocument } from './rendered-page.model.js';

const nowhere = { found: false, page: null, redirectTo: null };
const sitemapPage = 5_000;

@Controller()
export class PublicPagesController {
  private readonly hosts: HostTenants;
  constructor(
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(CampaignNames) private readonly names: CampaignNames,
    @Inject(LivePages) private readonly live: LivePages,
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(TemplatesRepository) private readonly templates: TemplatesRepository,
    @Inject(PreviewLinksRepository) private readonly links: PreviewLinksRepository,
    @Inject(DraftRev) private readonly revs: DraftRev,
    @Inject(Bus) bus: Bus,
  ) {
    this.hosts = new HostTenants(async (host) => bus.request(resolveHost, { host }, systemContext({ host })));
  }

  @Handles(renderPublicPage)
  async render({ host, campName, pageSlug }: RequestOf<typeof renderPublicPage>) {
    const tenant = await this.hosts.tenantOf(host);
    if (!tenant) return nowhere;
    const claim = await this.names.find(tenant.tenantId, campName);
    const campaign = claim && claim.kind !== 'deleted' ? await this.campaigns.findLive(claim.campaignId) : null;
    if (!campaign) return nowhere;
    if (claim?.kind === 'previous')
      return {
        ...nowhere,
        redirectTo: { location: `/${campaign.campName}${pageSlug ? `/${pageSlug}` : ''}`, permanent: true },
      };
    const { redirectUrl, visibility } = campaign.published ?? campaign;
    // What asks for a password or an age has no door yet: it is not there.
    if (visibility === 'password' || visibility === 'age') return nowhere;
    if (redirectUrl) return { ...nowhere, redirectTo: { location: redirectUrl, permanent: false } };
    const page =
      (await this.live.find(renderedId(campaign._id, pageSlug ?? ''))) ??
      (pageSlug ? await this.live.ofPage(campaign._id, pageSlug) : null);
    return page ? { found: true, page: presentPage(campaign, page), redirectTo: null } : nowhere;
  }

  @Handles(getPageVersions)
  async versions({ campaignIds }: RequestOf<typeof getPageVersions>) {
    const known = await this.campaigns.liveVersions(campaignIds);
    return { versions: campaignIds.map((campaignId) => ({ campaignId, version: known.get(campaignId) ?? null })) };
  }

  @Handles(listPublicAddresses)
  async sitemap({ host, page }: RequestOf<typeof listPublicAddresses>) {
    const tenant = await this.hosts.tenantOf(host);
    if (!tenant) return { entries: [], pageCounts: 0 };
    const { rows, total } = await this.campaigns.publicOnes(tenant.tenantId, page, sitemapPage);
    return {
      entries: rows.map(({ campName, publishedAt, updatedAt }) => ({
        path: `/${campName}`,
        updatedAt: publishedAt ?? updatedAt,
      })),
      pageCounts: Math.ceil(total / sitemapPage),
    };
  }

  /** A published starter to everybody, anything else to its owner. */
  @Handles(previewPage)
  async preview({ templateId, pageId, key }: RequestOf<typeof previewPage>, ctx: Ctx) {
    const template = await this.viewable(ctx, templateId, key);
    if (!template) return { found: false, html: null, rev: null };
    // Asked before the draft is read: what comes in between is noticed at the next look.
    const rev = await this.revs.of(template);
    const { html } = await this.previewOf(template.userId, templateId, pageId ?? template.homePageId, key);
    return { found: html !== null, html, rev };
  }

  @Handles(previewRev)
  async rev({ templateId, key }: RequestOf<typeof previewRev>, ctx: Ctx) {
    const template = await this.viewable(ctx, templateId, key);
    return { rev: template && (await this.revs.of(template)) };
  }

  private async viewable({ userId, role }: Ctx, _id: string, key: string | null): Promise<TemplateDocument | null> {
    const own = userId && role ? await this.templates.findOne({ ownerId: ownerOf({ userId, role }), _id }) : null;
    const link = own || !key ? null : await this.links.findOpen(key, _id);
    const shared = link && (await this.templates.findOne({ ownerId: link.userId, _id }));
    return own ?? shared ?? (await this.templates.findStarter(_id));
  }

  @Handles(previewTemplate)
  async previewForEditor({ templateId, pageId }: RequestOf<typeof previewTemplate>, ctx: UserCtx) {
    const template = found(
      (await this.templates.findOne({ ownerId: ownerOf(ctx), _id: templateId })) ??
        (await this.templates.findStarter(templateId)),
    );
    const { html, title } = await this.previewOf(template.userId, templateId, pageId);
    return { html: found(html), title };
  }

  private async previewOf(
    ownerId: string,
    templateId: string,
    pageId: string,
    key: string | null = null,
  ): Promise<{ html: string | null; title: string }> {
    const snapshot = await this.history.snapshot(ownerId, templateId);
    const page = snapshot.pages.find(({ _id }) => _id === pageId);
    if (!page) return { html: null, title: '' };
    return renderPreview(snapshot, page, await this.campaigns.findOne({ ownerId, templateId }), key);
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
  html: { raw: page.raw ? base64(page.raw) : null, gzip: base64(page.gzip), br: base64(page.br) },
  bytes: page.bytes,
});
