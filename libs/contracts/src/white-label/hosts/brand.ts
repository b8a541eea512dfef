import { z } from 'zod';
import { hexColour } from '../../primitives/index.js';

/** What a site calls itself and how it looks. @source spec 3 "White-label record" */
export const brandSchema = z.object({
  /** False for the platform itself. */
  whiteLabel: z.boolean(),
  title: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  supportEmail: z.string(),
  supportLink: z.string(),
  /** Whether pages may say at their end which site they were made with. @source models.md 16 */
  showPoweredBy: z.boolean(),
  theme: z.object({
    primaryColor: hexColour,
    secondaryColor: hexColour,
    titleColor: hexColour,
    textColor: hexColour,
    sideBarColor: hexColour,
    bgColor: hexColour,
  }),
});
export type Brand = z.output<typeof brandSchema>;
