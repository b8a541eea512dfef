import type { campaignView } from '@linkyard/contracts';
import type { z } from 'zod';
import type { CampaignDocument } from './campaign.schema.js';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import { presentPage, presentSections, presentTemplate } from '../../authoring/templates/template.presenter.js';

/** @param url where visitors open it */
export const presentCampaign = (
  campaign: CampaignDocument,
  url: string,
  isReadOnly: boolean,
): z.input<typeof campaignView> => ({
  ...campaign,
  isReadOnly,
  url,
  hasPassword: Boolean(campaign.passwordHash),
  stats: { ...campaign.stats, ctr: campaign.stats.views === 0 ? 0 : campaign.stats.clicks / campaign.stats.views },
});

/** A campaign as one file that the import reads again. */
export function exportOf(campaign: z.input<typeof campaignView>, { template, pages, sections }: Snapshot) {
  const inOrder = pages.flatMap((page) =>
    page.sectionOrder.flatMap((id) => sections.find(({ _id }) => _id === id) ?? []),
  );
  return {
    fileName: `${campaign.campName}.campaign.json`,
    format: 'campaign-1' as const,
    campaign,
    template: presentTemplate(template),
    pages: pages.map(presentPage),
    sections: presentSections(inOrder),
  };
}
