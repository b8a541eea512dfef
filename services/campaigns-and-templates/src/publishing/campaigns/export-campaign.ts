import type { campaignView } from '@linkyard/contracts';
import type { z } from 'zod';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import { presentPage, presentSections, presentTemplate } from '../../authoring/templates/template.presenter.js';

/** A campaign as one file that the import reads again. */
export function exportOf(campaign: z.input<typeof campaignView>, { template, pages, sections }: Snapshot) {
  const inOrder = pages.flatMap((page) =>
    page.sectionOrder.flatMap((id) => sections.find(({ _id }) => _id === id) ?? []),
  );
  return {
    fileName: `${campaign.campName}.linkyard.json`,
    format: 'linkyard-campaign-1' as const,
    campaign,
    template: presentTemplate(template),
    pages: pages.map(presentPage),
    sections: presentSections(inOrder),
  };
}
