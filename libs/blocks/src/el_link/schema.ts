import { z } from 'zod';
import { optionalImage, optionalLink, optionalPage, text } from '../kit/fields.js';
import { utmSchema } from '../kit/links.js';

/** @source spec 3 "Block types", models.md 3 "el_link +" */
export const schema = z.object({
  linkTitle: text(200),
  linkType: z.enum(['url', 'page']).default('url'),
  inputLink: optionalLink,
  /** Id of a page of this template, when linkType is `page`. */
  inputPage: optionalPage,
  /** Opens in a new tab. */
  newpage: z.boolean().default(false),
  subtitle: text(200),
  /** Name of one of our icons, or an emoji; a picture goes before it. */
  icon: text(32),
  image: optionalImage,
  badge: text(30),
  utm: utmSchema.default({ source: '', medium: '', campaign: '' }),
  priority: z.enum(['none', 'highlight']).default('none'),
});
export type LinkData = z.output<typeof schema>;
