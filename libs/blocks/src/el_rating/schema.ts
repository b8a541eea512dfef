import { z } from 'zod';
import { text } from '../kit/fields.js';

/** @source models.md 3 el_rating */
export const ratingSchema = z.object({
  question: text(300, 'How do you like it?'),
  scale: z.literal(5).default(5),
  allowComment: z.boolean().default(true),
  requireEmail: z.boolean().default(false),
  showAverage: z.boolean().default(true),
  showBreakdown: z.boolean().default(true),
  /** Comments are shown to visitors only after the creator has looked at them. */
  moderate: z.boolean().default(true),
  btnText: text(80, 'Send rating'),
  ttext: text(500, 'Thank you for your rating!'),
});
export type RatingContent = z.output<typeof ratingSchema>;
