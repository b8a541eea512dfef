import { Injectable } from '@nestjs/common';
import { blockOf, readData, type AnyBlock } from '@linkyard/blocks/schema';
import { isInWindow } from '@linkyard/contracts';
import { DomainError, requireActiveOwner } from '@linkyard/service-kit';
import type { z } from 'zod';
import type { CampaignDocument } from '../../publishing/campaigns/campaign.schema.js';
import { CampaignsRepository } from '../../publishing/campaigns/campaigns.repository.js';
import { LivePages } from '../../publishing/public-pages/live-pages.js';
import type { RenderedPageDocument } from '../../publishing/public-pages/rendered-page.schema.js';

export type PublishedForm = RenderedPageDocument['forms'][number];
export interface FormPlace {
  campaign: CampaignDocument;
  form: PublishedForm;
}

/** Sections that collect something, as they were published: what was shown is what is checked. */
@Injectable()
export class PublishedForms {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly live: LivePages,
  ) {}

  /** @throws core.not_found while its owner is inactive; forms.closed when no visitor can see it now */
  async find(about: { campaignId: string; pageId: string; sectionId: string }): Promise<FormPlace> {
    const campaign = await this.campaigns.findLive(about.campaignId);
    const owned = campaign ?? (await this.campaigns.findPublishedOnce(about.campaignId));
    if (owned) requireActiveOwner(owned.userId);
    const page = campaign && (await this.live.withoutBodies(campaign._id, about.pageId));
    const form = page?.forms.find((one) => one.sectionId === about.sectionId && isInWindow(one, new Date()));
    if (!campaign || !form) throw new DomainError('forms.closed');
    return { campaign, form };
  }
}

/**
 * What of the block's published data decides about what is sent.
 * @throws forms.closed when this section collects something else
 */
export function settingsOf<Settings>(
  { form }: FormPlace,
  collects: NonNullable<AnyBlock['collects']>,
  schema: z.ZodType<Settings>,
): Settings {
  const block = blockOf(form.type);
  const data = block?.collects === collects ? schema.safeParse(readData(block, form.sectionData)) : null;
  if (!data?.success) throw new DomainError('forms.closed');
  return data.data;
}
