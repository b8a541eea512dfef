import { z } from 'zod';
import { objectId } from './ids.js';
import { line } from './text.js';

const id = objectId.nullable().default(null);
const text = line(300).nullable().default(null);

/** The page that a visitor came from, as its links say: screens wear its look. */
export const cameFromCampaign = objectId.optional();

/** Where a buyer came from. @source models.md 0 "attribution" */
export const attribution = z.strictObject({
  campaignId: id,
  pageId: id,
  sectionId: id,
  referrerUrl: line(2_000).nullable().default(null),
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
});
export type Attribution = z.output<typeof attribution>;
