import { z } from 'zod';
import { changeOf } from '../../kit/change-of.js';

export const pixelNames = ['ga4', 'gtm', 'metaPixel', 'tiktokPixel', 'pinterestTag'] as const;

/** An id of a measuring service, or empty: not used. */
const measuringId = (pattern: RegExp, hint: string) =>
  z
    .string()
    .trim()
    .refine((id) => id === '' || pattern.test(id), hint)
    .default('');

/**
 * Whose measuring scripts a page may load. They are other people's programs: nothing of them is fetched before the visitor has agreed in the
 * consent banner, and without a banner never. The patterns keep everything but an id out of the addresses built from them.
 * @source models.md 2 "pixels"
 */
export const pixelsSchema = z.strictObject({
  ga4: measuringId(/^G-[A-Z0-9]{4,16}$/, /*i18n*/ 'A measurement id looks like G-AB12CD34EF.'),
  gtm: measuringId(/^GTM-[A-Z0-9]{4,12}$/, /*i18n*/ 'A container id looks like GTM-AB12CD3.'),
  metaPixel: measuringId(/^\d{10,20}$/, /*i18n*/ 'A Meta pixel id has 10 to 20 digits.'),
  tiktokPixel: measuringId(/^[A-Z0-9]{16,24}$/, /*i18n*/ 'A TikTok pixel id has 16 to 24 capital letters and digits.'),
  pinterestTag: measuringId(/^\d{10,20}$/, /*i18n*/ 'A Pinterest tag id has 10 to 20 digits.'),
});
export const pixelsChange = changeOf(pixelsSchema);
export type Pixels = z.infer<typeof pixelsSchema>;
export type PixelName = (typeof pixelNames)[number];
