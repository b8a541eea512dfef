import { z } from 'zod';
import { creatorLook } from './creator-look.js';

/** Whom a visitor buys from, gives to or meets, as the screens show them. */
export const visitorHost = z.object({
  name: z.string(),
  /** A path of this site or a web address; empty when there is none. */
  picture: z.string().default(''),
  /** Null for a creator without a published page. */
  look: creatorLook.nullable().default(null),
});
export type VisitorHost = z.output<typeof visitorHost>;
