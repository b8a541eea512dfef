import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

export const brandLayouts = ['row', 'marquee'] as const;
export const brandSpeeds = ['slow', 'normal', 'fast'] as const;

/** @source models.md 3 el_brand */
export const brandSchema = z.object({
  title: text(200),
  logos: z
    .array(
      z.object({
        /** Without a picture the name stands in its place. */
        image: optionalImage,
        name: text(80),
        url: optionalLink,
      }),
    )
    .max(40)
    .default([]),
  layout: z.enum(brandLayouts).default('row'),
  speed: z.enum(brandSpeeds).default('normal'),
});
export type BrandContent = z.output<typeof brandSchema>;
export type BrandLogo = BrandContent['logos'][number];
