import { z } from 'zod';
import { optionalImage, text } from '../kit/fields.js';

/** @source spec 3 "Block types": name, image, tagline */
export const schema = z.object({
  name: text(120),
  image: optionalImage,
  /** What the picture shows; the name when empty. */
  imageAlt: text(200),
  tagline: text(400),
});
export type ProfileData = z.output<typeof schema>;
