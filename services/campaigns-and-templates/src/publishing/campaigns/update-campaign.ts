import { Injectable } from '@nestjs/common';
import {
  consentBannerSchema,
  pixelsSchema,
  pushPromptSchema,
  type RequestOf,
  type updateCampaign,
  type UserCtx,
} from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import type { ClientSession } from '@linkyard/mongo';
import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import { PagePasswords } from '../../authoring/page-passwords/page-passwords.js';
import { MediaUses } from '../media-uses/media-uses.js';
import { found } from '../../authoring/templates/template-access.js';
import { calledOff } from './called-off.js';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignRoom } from './campaign-room.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { WriteConflict, retryOnConflict } from './retry-on-conflict.js';
import { RenameCampaign } from './rename-campaign.js';

type Request = RequestOf<typeof updateCampaign>;

/** Changes what a link page says of itself and who may open it. */
@Injectable()
export class UpdateCampaign {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly renaming: RenameCampaign,
    private readonly passwords: PagePasswords,
    private readonly mediaUses: MediaUses,
    private readonly room: CampaignRoom,
  ) {}

  /**
   * Writes the draft; a new address or password counts at once, and the old address leads to the new one.
   * @throws core.stale_rev, core.limit_reached, campaigns.slug_*, campaigns.password_missing
   */
  async update(ctx: UserCtx, request: Request): Promise<CampaignDocument> {
    await this.room.requireWithin(found(await this.campaigns.findOne({ ownerId: ctx.userId, _id: request._id })));
    const { _id, rev, campName, publishAt, unpublishAt: _end, password: _secret, ...fields } = request;
    const { seo: _seo, pixels: _pixels, consentBanner: _banner, pushPrompt: _prompt, ...rest } = fields;
    const flat = { ...writtenIn(request), ...rest, ...endOf(request), ...(await this.lockOf(request)) };
    const isNews = Object.keys(fields).length > 0;
    const write = async (campaign: CampaignDocument, moved: Partial<CampaignDocument>, session?: ClientSession) => {
      if (rev !== undefined && rev !== campaign.rev) throw new DomainError('core.stale_rev');
      const { visibility, passwordHash } = { ...campaign, ...flat };
      if (visibility === 'password' && !passwordHash) throw new DomainError('campaigns.password_missing');
      const mark = isNews && campaign.publishedRev > 0 ? { hasUnpublishedChanges: true } : {};
      const waiting = publishAt === null ? calledOff(campaign) : {};
      const change = { $set: { ...flat, ...mergedWith(campaign, request), ...mark, ...waiting, ...moved } };
      const saved = await this.campaigns.update({ ownerId: ctx.userId, _id }, change, { rev: campaign.rev });
      if (!saved) throw new WriteConflict();
      if (session) this.mediaUses.after(session, [saved.templateId]);
      else this.mediaUses.later(saved.templateId);
      return saved;
    };
    if (campName !== undefined) return this.renaming.rename(ctx.userId, _id, campName, write);
    return retryOnConflict(async () => write(found(await this.campaigns.findOne({ ownerId: ctx.userId, _id })), {}));
  }

  private async lockOf({ password }: Request): Promise<Pick<CampaignDocument, 'passwordHash'>> {
    if (password === undefined) return {};
    return { passwordHash: password === null ? null : await this.passwords.hasher.hash(password) };
  }
}

/** A new language brings its direction, unless another one is sent. */
const writtenIn = ({ language }: Request): Partial<Pick<CampaignDocument, 'direction'>> =>
  language === undefined ? {} : { direction: directionOf(language) };

/** The objects that were sent, over what is stored of them: a field that was not sent stays. */
function mergedWith(
  campaign: CampaignDocument,
  { seo, pixels, consentBanner, pushPrompt }: Request,
): Partial<CampaignDocument> {
  return {
    ...(seo ? { seo: { ...campaign.seo, ...seo } } : {}),
    ...(pixels ? { pixels: pixelsSchema.parse({ ...campaign.pixels, ...pixels }) } : {}),
    ...(consentBanner
      ? { consentBanner: consentBannerSchema.parse({ ...campaign.consentBanner, ...consentBanner }) }
      : {}),
    ...(pushPrompt ? { pushPrompt: pushPromptSchema.parse({ ...campaign.pushPrompt, ...pushPrompt }) } : {}),
  };
}

/** @throws core.invalid_input for a moment that is over */
function endOf({ unpublishAt }: Request): Partial<Pick<CampaignDocument, 'unpublishAt'>> {
  if (unpublishAt === undefined) return {};
  const end = unpublishAt === null ? null : new Date(unpublishAt);
  if (end && end <= new Date()) throw fieldRefusal('unpublishAt', 'campaigns.publish_in_past');
  return { unpublishAt: end };
}
