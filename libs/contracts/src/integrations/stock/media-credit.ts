import { z } from 'zod';

/** Who made a picture that was found elsewhere, shown beside it. @source models.md 15 */
export const mediaCredit = z.object({
  author: z.string(),
  authorUrl: z.string(),
  /** The picture's own page at its provider. */
  providerUrl: z.string(),
  licence: z.string(),
  providerId: z.string(),
});
export type MediaCredit = z.output<typeof mediaCredit>;
