import { Injectable } from '@nestjs/common';
import {
  fetchWebPage,
  keepSavedPictures,
  readSavedPage,
  sectionsPerPage,
  type importCampaign,
  type importCampaignFile,
  type RequestOf,
  type UserCtx,
  reason,
} from '@linkyard/contracts';
import { pageNames, pageTexts } from '@linkyard/blocks/texts';
import type { NewDocument } from '@linkyard/mongo';
import { Bus, DomainError, fieldRefusal } from '@linkyard/service-kit';
import {
  PageFiles,
  parsePage,
  picturesWithPage,
  toSections,
  withStoredPictures,
  type FoundPage,
  type SectionDraft,
} from './index.js';
import type { PageDocument } from '../authoring/pages/page.schema.js';
import { PagesService } from '../authoring/pages/pages.service.js';
import { checkedData } from '../authoring/sections/checked-data.js';
import type { SectionDocument } from '../authoring/sections/section.schema.js';
import { freshSection } from '../authoring/sections/fresh-section.js';
import { SectionRemoval } from '../authoring/sections/section-removal.service.js';
import { SectionPlacing } from '../authoring/sections/section-placing.service.js';
import { TemplateAccess } from '../authoring/templates/template-access.js';
import type { CampaignDocument } from '../publishing/campaigns/campaign.schema.js';
import { CampaignsService } from '../publishing/campaigns/campaigns.service.js';
import { foundPageOf } from './imported-page.js';

type Look = Extract<RequestOf<typeof importCampaign>, { preview: true }>;
type Build = Extract<RequestOf<typeof importCampaign>, { preview: false }>;

/** "Import what you have": look first, then build from what stayed ticked. */
@Injectable()
export class ImportService {
  constructor(
    private readonly bus: Bus,
    private readonly campaigns: CampaignsService,
    private readonly pages: PagesService,
    private readonly placing: SectionPlacing,
    private readonly removal: SectionRemoval,
    private readonly access: TemplateAccess,
  ) {}

  /** @throws import.unreadable when nothing was found, import.unreachable when the address does not answer */
  async look(ctx: UserCtx, { url, content }: Look): Promise<FoundPage> {
    const found = parsePage(
      content === undefined ? await this.fetch(ctx, url ?? '') : { text: content, url, saved: true },
    );
    return requireLinks(found);
  }

  /**
   * A page, or a zip of a saved page. Pictures of it that are used go into the creator's library.
   * @throws import.unreadable when nothing was found, import.archive_* and import.too_large for a file that is not taken
   */
  async lookAtFile(ctx: UserCtx, { file, url }: RequestOf<typeof importCampaignFile>): Promise<FoundPage> {
    const { text, fileName, files, isArchive } = await this.bus.request(readSavedPage, { file }, ctx);
    const cameWith = new PageFiles(files, isArchive);
    const found = requireLinks(parsePage({ text, url, fileName, saved: true, files: cameWith }));
    const request = { file, names: picturesWithPage(found) };
    const { pictures } = await this.bus.request(keepSavedPictures, request, ctx);
    return withStoredPictures(found, pictures);
  }

  private async fetch(ctx: UserCtx, url: string) {
    const page = await this.bus.request(fetchWebPage, { url }, ctx).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'integrations.page_unreachable')
        throw new DomainError('import.unreachable');
      throw error;
    });
    return { text: page.html, contentType: page.contentType, url: page.url };
  }

  /** @returns the campaign and how many sections were added; more than a page holds go on to further pages */
  async build(ctx: UserCtx, request: Build): Promise<{ campaign: CampaignDocument; sectionsAdded: number }> {
    const drafts = toSections(foundPageOf(request.page), { profile: request.campaignId !== undefined });
    if (drafts.length === 0) throw fieldRefusal('page', 'campaigns.nothing_ticked');
    const campaign = await this.target(ctx, request);
    const template = await this.access.ownTemplate(ctx, campaign.templateId);
    const home = await this.access.ownPage(ctx, template.homePageId);
    await this.fill(ctx, { home, language: campaign.language }, drafts);
    return { campaign: await this.campaigns.get(ctx, campaign._id), sectionsAdded: drafts.length };
  }

  /** A starter gives its look; its example blocks give way to what the creator brings. */
  private async target(
    ctx: UserCtx,
    { campaignId, campName, title, templateId, page }: Build,
  ): Promise<CampaignDocument> {
    if (campaignId) return this.campaigns.get(ctx, campaignId);
    const { direction, language } = page;
    const name = title ?? (page.title.slice(0, 120) || pageNames.untitled(pageTexts(language ?? ctx.locale)));
    const campaign = await this.campaigns.create(
      ctx,
      { campName: campName ?? '', title: name, templateId: templateId ?? null },
      { direction, ...(language ? { language } : {}) },
    );
    if (templateId) await this.clear(ctx, campaign.templateId);
    return campaign;
  }

  private async clear(ctx: UserCtx, templateId: string) {
    const template = await this.access.ownTemplate(ctx, templateId);
    for (const page of await this.pages.list(ctx, templateId)) {
      if (page._id !== template.homePageId) await this.pages.delete(ctx, templateId, page._id);
      else if (page.sectionOrder.length > 0) await this.removal.delete(ctx, page.sectionOrder);
    }
  }

  private async fill(
    ctx: UserCtx,
    { home, language }: { home: PageDocument; language: string },
    drafts: readonly SectionDraft[],
  ) {
    const room = Math.max(0, sectionsPerPage - home.sectionOrder.length);
    await this.put(ctx, home, drafts.slice(0, room));
    for (let start = room, number = 2; start < drafts.length; start += sectionsPerPage, number += 1) {
      const name = pageNames.numbered(pageTexts(language), number);
      const page = await this.pages.create(ctx, { templateId: home.templateId, name });
      await this.put(ctx, page, drafts.slice(start, start + sectionsPerPage));
    }
  }

  private async put(ctx: UserCtx, page: PageDocument, drafts: readonly SectionDraft[]) {
    const present = (await this.access.ownPage(ctx, page._id)).sectionOrder.length;
    const sections = drafts.map((draft): NewDocument<SectionDocument> => ({
      ...freshSection(page.templateId, page._id, draft.type),
      title: draft.title.slice(0, 160),
      sectionData: checkedData(draft.type, draft.sectionData),
    }));
    if (sections.length > 0) await this.placing.insert(ctx, page, sections, present);
  }
}

/** @throws import.unreadable */
function requireLinks(found: FoundPage): FoundPage {
  if (found.links.length > 0 || found.socials.length > 0) return found;
  const isBuilt = found.warnings.some(({ code }) => code === 'built-by-script');
  throw new DomainError('import.unreadable', isBuilt ? { reason: reason('import.built_by_script') } : {});
}
