import type { Attribution } from '@linkyard/contracts';

const text = { type: String, default: null, immutable: true } as const;

/** Stored with a payment and with each of its ledger entries. @source models.md 0 "attribution" */
export const attributionFields = {
  campaignId: text,
  pageId: text,
  sectionId: text,
  referrerUrl: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
} as const;

export const noAttribution: Attribution = {
  campaignId: null,
  pageId: null,
  sectionId: null,
  referrerUrl: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
};
