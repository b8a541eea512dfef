import { z } from 'zod';
import { line } from '../../primitives/index.js';

/** Asks visitors before any of the page's `pixels` is loaded. An empty text is the house's own. @source models.md 2 "consentBanner" */
export const consentBannerSchema = z.strictObject({
  enabled: z.boolean().default(false),
  text: line(300).default(''),
});
export type ConsentBanner = z.infer<typeof consentBannerSchema>;
