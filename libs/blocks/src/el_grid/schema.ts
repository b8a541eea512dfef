import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

/** @source models.md 3 el_grid */
export const gridSchema = z.object({
  /** On a wide enough column; a phone shows two at most. */
  columns: z.int().min(1).max(4).default(2),
  /** Between the tiles, CSS pixels. */
  gap: z.int().min(0).max(48).default(14),
  items: z
    .array(
      z.object({
        image: optionalImage,
        title: text(120),
        text: text(400),
        url: optionalLink,
        newTab: z.boolean().default(false),
      }),
    )
    .max(48)
    .default([]),
});
export type GridContent = z.output<typeof gridSchema>;
export type GridItem = GridContent['items'][number];
