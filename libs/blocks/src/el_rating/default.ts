import { type RatingContent, ratingSchema } from './schema.js';

export function createDefault(): RatingContent {
  return ratingSchema.parse({ question: 'How was it for you?' });
}
