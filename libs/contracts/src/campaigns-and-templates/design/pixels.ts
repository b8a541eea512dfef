import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import type { PlainFieldCode } from '../../errors/index.js';
import { changeOf } from '../../kit/change-of.js';

export const pixelNames = ['ga4', 'gtm', 'metaPixel', 'tiktokPixel', 'pinterestTag'] as const;

/** An id of a measuring service, or empty: not used. */
const measuringId = (pattern: RegExp, refusal: PlainFieldCode) =>
  z
    .string()
    .trim()
    .refine((id) => id === '' || pattern.test(id), refusal)
    .default('');

/**
 * Whose measuring scripts a page may load. They are other people's programs: nothing of them is fetched before the visitor has agreed in the
 * consent banner, and without a banner never. The patterns keep everything but an id out of the addresses built from them.
 * @source models.md 2 "pixels"
 */
export const pixelsSchema = z.strictObject({
  ga4: measuringId(/^G-[A-Z0-9]{4,16}$/, refusedAs('campaigns.not_ga4')),
  gtm: measuringId(/^GTM-[A-Z0-9]{4,12}$/, refusedAs('campaigns.not_gtm')),
  metaPixel: measuringId(/^\d{10,20}$/, refusedAs('campaigns.not_meta_pixel')),
  tiktokPixel: measuringId(/^[A-Z0-9]{16,24}$/, refusedAs('campaigns.not_tiktok_pixel')),
  pinterestTag: measuringId(/^\d{10,20}$/, refusedAs('campaigns.not_pinterest_tag')),
});
export const pixelsChange = changeOf(pixelsSchema);
export type Pixels = z.infer<typeof pixelsSchema>;
export type PixelName = (typeof pixelNames)[number];
