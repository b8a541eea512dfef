import { Injectable } from '@nestjs/common';
import { pageNames, pageTexts } from '@linkyard/blocks/texts';
import type { createCampaign, duplicateCampaign, listCampaigns, RequestOf, UserCtx } from '@linkyard/contracts';
import { languageFor } from '@linkyard/languages';
import { isDuplicateKey, newId, ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { LivePages } from '../public-pages/live-pages.js';
import { copyTemplate, type TemplateCopy } from '../../authoring/templates/copy-template.js';
import { found } from '../../authoring/templates/template-access.js';
import { TemplateParts } from '../../authoring/templates/template-parts.js';
import { catalogueOwner } from '../../authoring/templates/owner.js';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignNames } from './campaign-names.js';
import { CampaignRoom } from './campaign-room.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { emptyTemplate } from '../../authoring/templates/empty-template.js';
import { freshCampaign } from './fresh-campaign.js';
import { WriteConflict, retryOnConflict } from './retry-on-conflict.js';
import { personalise } from './personalise.js';
import { lookOf, type PublishedLook } from './published-look.js';

const sortFields = {
  updatedAt: 'updatedAt',
  createdAt: 'createdAt',
  title: 'title',
  publishedAt: 'publishedAt',
  views: 'stats.views',
} as const;

/** Link pages of a creator: made, listed, copied. Changing them is UpdateCampaign's, publishing PublishService's, deleting DeleteCampaigns'. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly parts: TemplateParts,
    private readonly live: LivePages,
    private readonly room: CampaignRoom,
  ) {}

  async get(ctx: UserCtx, _id: string): Promise<CampaignDocument> {
    return found(await this.campaigns.findOne({ ownerId: ctx.userId, _id }));
  }

  countOfOwners(ownerIds: readonly string[]) {
    return this.campaigns.countOfOwners(ownerIds);
  }

  async list(ctx: UserCtx, request: RequestOf<typeof listCampaigns>) {
    const { sort = '-updatedAt', searchTerm, page, listPerPage, filters } = request;
    const isDescending = sort.startsWith('-');
    const field = Object.entries(sortFields).find(([name]) => name === sort.replace('-', ''))?.[1] ?? 'updatedAt';
    const direction = isDescending ? -1 : 1;
    const order: Record<string, 1 | -1> = { [field]: direction, _id: direction };
    return this.campaigns.list(ctx.userId, { searchTerm, page, listPerPage, filters, sort: order });
  }

  /**
   * @param look what is known of it beforehand
   * @throws campaigns.slug_*, campaigns.limit_reached, core.limit_reached, core.not_found for the template
   */
  async create(
    ctx: UserCtx,
    request: RequestOf<typeof createCampaign>,
    look: Partial<PublishedLook> = {},
  ): Promise<CampaignDocument> {
    const repeated = request._id ? await this.campaigns.findOne({ ownerId: ctx.userId, _id: request._id }) : null;
    if (repeated) return repeated;
    const source = request.templateId ? await this.parts.starter(ctx, request.templateId) : null;
    // A page begins in the language that its creator sees the app in.
    const language = look.language ?? languageFor([ctx.locale]);
    const plain = source ? copyTemplate(source, request.title) : emptyTemplate(request.title, language);
    const copy = request.person ? personalise(plain, request.person, language) : plain;
    const fresh = freshCampaign(copy, request.title, request.campName, language);
    const campaign = { ...fresh, ...look, _id: request._id ?? newId() };
    try {
      const written = await this.write(ctx, copy, campaign);
      if (source?.template.userId === catalogueOwner) await this.parts.countUse(source.template._id);
      return written;
    } catch (error) {
      // A concurrent identical call was first, or the id belongs to another owner.
      const first = await this.campaigns.findOne({ ownerId: ctx.userId, _id: campaign._id });
      if (first) return first;
      throw isDuplicateKey(error) ? new DomainError('core.conflict') : error;
    }
  }

  /** A draft with its own template, stats zero. */
  async duplicate(ctx: UserCtx, request: RequestOf<typeof duplicateCampaign>): Promise<CampaignDocument> {
    const original = await this.get(ctx, request._id);
    const title = request.title ?? pageNames.copyOf(pageTexts(original.language), original.title).slice(0, 120);
    const copy = copyTemplate(await this.parts.snapshot(ctx.userId, original.templateId), title);
    const { thumb, passwordHash } = original;
    const taken = { ...lookOf(original), title, thumb, passwordHash };
    const base = `${original.campName.slice(0, 30).replace(/[-_]+$/, '')}-copy`;
    return retryOnConflict(async () => {
      const campName = request.campName ?? (await this.names.firstFree(base, ctx.tenantId));
      try {
        return await this.write(ctx, copy, { ...freshCampaign(copy, title, campName), ...taken, _id: newId() });
      } catch (error) {
        // Another campaign took the free address; a requested address is refused, a generated one is generated again.
        if (!request.campName && error instanceof DomainError && error.code === 'campaigns.slug_taken')
          throw new WriteConflict();
        throw error;
      }
    });
  }

  private async write(
    ctx: UserCtx,
    copy: TemplateCopy,
    campaign: NewDocument<CampaignDocument> & { _id: string },
  ): Promise<CampaignDocument> {
    const limit = await this.room.limitOf(ctx.userId);
    return this.database.transaction(async (session) => {
      await this.room.require(ctx.userId, limit);
      const holder = { campaignId: campaign._id, userId: ctx.userId, tenantId: ctx.tenantId };
      await this.names.take(campaign.campName, holder);
      await this.parts.writer.write(ctx.userId, copy, session);
      return this.campaigns.insert(ctx.userId, { ...campaign, tenantId: ctx.tenantId });
    });
  }

  /** Off hides the page at once and keeps its state. */
  async setStatus(ctx: UserCtx, _id: string, status?: 0 | 1): Promise<CampaignDocument> {
    const campaign = await this.get(ctx, _id);
    const next = status ?? (campaign.status === 1 ? 0 : 1);
    if (next === 1) await this.room.requireWithin(campaign);
    return this.live.change(next === 1 ? 'switchedOn' : 'switchedOff', async () =>
      found(
        await this.campaigns.update({ ownerId: ctx.userId, _id }, { $set: { status: next }, $inc: { liveVersion: 1 } }),
      ),
    );
  }
}
