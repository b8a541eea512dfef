import type { campaignView } from '@linkyard/contracts';
import type { z } from 'zod';
import type { CampaignDocument } from './campaign.schema.js';

/** @param origin scheme and host of public pages, without a slash at the end */
export const presentCampaign = (campaign: CampaignDocument, origin: string): z.input<typeof campaignView> => ({
  ...campaign,
  url: `${origin}/${campaign.campName}`,
  hasPassword: Boolean(campaign.passwordHash),
  stats: { ...campaign.stats, ctr: campaign.stats.views === 0 ? 0 : campaign.stats.clicks / campaign.stats.views },
});
