import { type CountdownContent, countdownSchema } from './schema.js';

/** A daily offer: the one kind that still counts whenever the block is added. */
export function createDefault(): CountdownContent {
  return countdownSchema.parse({
    type: 'daily',
    title: 'Order before midnight, shipped tomorrow',
    text: 'Today’s orders are on their way. See you tomorrow.',
  });
}
