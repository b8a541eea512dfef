import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

/** Full: one picture at a time, to swipe. Grid: equal squares. Mosaic: squares around larger pictures. */
export const galleryTypes = ['Full', 'Grid', 'Mosaic'] as const;

/** @source spec 3 el_gallery */
export const gallerySchema = z.object({
  title: text(200),
  images: z
    .array(
      z.object({
        imgUrl: optionalImage,
        /** Where a tap leads; empty opens the picture large. */
        redirectUrl: optionalLink,
        /** Id in the media library; empty for a picture of the starter catalogue or a web address. */
        imgId: text(64),
        /** Alternative text of the picture. */
        alt: text(300),
      }),
    )
    .max(60)
    .default([]),
  type: z.enum(galleryTypes).default('Full'),
});
export type GalleryContent = z.output<typeof gallerySchema>;
export type GalleryImage = GalleryContent['images'][number];
