import { z } from 'zod';
import { text } from '../kit/fields.js';
import { cardLayouts, chosenIds } from '../kit/source-fields.js';

/** @source spec 3 el_product, models.md 3 */
export const productSchema = z.object({
  title: text(200),
  productIds: chosenIds,
  /** What the chosen ones were called then, so that the form can name one that is gone. Never on the page. */
  productData: z
    .array(z.object({ _id: text(64), title: text(200) }))
    .max(24)
    .default([]),
  /** A product of the platform's operator, as admin templates have them. */
  isAdmin: z.boolean().default(false),
  btnText: text(80, 'Buy'),
  layout: z.enum(cardLayouts).default('card'),
});
export type ProductContent = z.output<typeof productSchema>;
