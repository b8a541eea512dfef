import { isBlockLabel } from '@linkyard/blocks/schema';
import type { LeadDocument } from './lead.schema.js';

/** The reply schema of each table picks its own fields. */
export const presentLead = (lead: LeadDocument) => ({
  ...lead,
  sectionTitle: chosenTitle(lead.sectionTitle),
  contactId: null,
  files: lead.files ?? [],
  rating: lead.rating ?? null,
});

/** The title that a creator gave a section; empty where it has only its block's name, which is English. */
export const chosenTitle = (title: string): string => (isBlockLabel(title) ? '' : title);
