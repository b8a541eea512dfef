import { isBlockLabel } from '@linkyard/blocks/schema';
import type { LeadDocument } from '../../lead-records/lead.schema.js';

/** Of visitors who came by no link that says more. */
export const noAttribution = {
  referrerUrl: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
};

/** The reply schema of each table picks its own fields. */
export const presentLead = (lead: LeadDocument) => ({
  ...lead,
  attribution: { ...noAttribution, ...lead.attribution },
  country: lead.country ?? '',
  sectionTitle: chosenTitle(lead.sectionTitle),
  contactId: null,
  files: lead.files ?? [],
  rating: lead.rating ?? null,
});

/** The title that a creator gave a section; empty where it has only its block's name, which is English. */
export const chosenTitle = (title: string): string => (isBlockLabel(title) ? '' : title);
