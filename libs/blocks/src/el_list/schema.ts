import { z } from 'zod';
import { optionalLink, text } from '../kit/fields.js';

export const listStyles = ['bullet', 'number', 'check', 'icon'] as const;

/** @source models.md 3 el_list */
export const listSchema = z.object({
  title: text(200),
  style: z.enum(listStyles).default('bullet'),
  items: z
    .array(
      z.object({
        text: text(500),
        /** Name of one of our outlines, or an emoji; used by the icon style. */
        icon: text(40),
        url: optionalLink,
      }),
    )
    .max(100)
    .default([]),
});
export type ListContent = z.output<typeof listSchema>;
