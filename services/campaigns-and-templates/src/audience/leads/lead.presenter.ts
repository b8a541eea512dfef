import type { LeadDocument } from './lead.schema.js';

/** The reply schema of each table picks its own fields. */
export const presentLead = (lead: LeadDocument) => ({
  ...lead,
  contactId: null,
  files: lead.files ?? [],
  rating: lead.rating ?? null,
});
