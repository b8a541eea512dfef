import { type DonateContent, donateSchema } from './schema.js';

export function createDefault(): DonateContent {
  return donateSchema.parse({
    title: 'Support my work',
    description: 'Every bit keeps this going. Thank you!',
    amounts: [5, 10, 25],
  });
}
