import { z } from 'zod';
import { optionalLink, text } from '../kit/fields.js';

/** @source spec 3 "Block types": btnText, btnUrl, btnSvg */
export const schema = z.object({
  btnText: text(120),
  btnUrl: optionalLink,
  /** Name of one of our icons, or an emoji. Never markup. */
  btnSvg: text(32),
  newpage: z.boolean().default(false),
  width: z.enum(['fit', 'full']).default('fit'),
});
export type ButtonData = z.output<typeof schema>;
