import { z } from 'zod';
import { text } from '../kit/fields.js';

export const headingTags = ['h1', 'h2', 'h3', 'h4'] as const;

/** @source models.md 3 */
export const schema = z.object({
  text: text(300),
  tag: z.enum(headingTags).default('h2'),
  /** Empty: as the page's layout has it. */
  align: z.enum(['', 'left', 'center', 'right']).default(''),
});
export type HeadingData = z.output<typeof schema>;
