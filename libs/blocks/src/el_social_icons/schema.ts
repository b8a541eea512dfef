import { z } from 'zod';
import { optionalLink } from '../kit/fields.js';

/** @source models.md 3 */
export const schema = z.object({
  /** Icon pack; empty is our own outline set. */
  packId: z.string().max(64).default(''),
  items: z
    .array(
      z.object({
        /** Key of `socialTypes`. */
        socialTypeId: z.string().max(64).default('website'),
        url: optionalLink,
        status: z.literal([0, 1]).default(1),
      }),
    )
    .max(60)
    .default([]),
  size: z.enum(['sm', 'md', 'lg']).default('md'),
  shape: z.enum(['plain', 'circle', 'rounded', 'square']).default('circle'),
  useBrandColors: z.boolean().default(false),
});
export type SocialIconsData = z.output<typeof schema>;
