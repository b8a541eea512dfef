import { z } from 'zod';
import { changeOf } from '../../kit/change-of.js';
import { line } from '../../primitives/index.js';

/** Asks visitors before any of the page's `pixels` is loaded. An empty text means the default text. @source models.md 2 "consentBanner" */
export const consentBannerSchema = z.strictObject({
  enabled: z.boolean().default(false),
  text: line(300).default(''),
});
export const consentBannerChange = changeOf(consentBannerSchema);
export type ConsentBanner = z.infer<typeof consentBannerSchema>;
