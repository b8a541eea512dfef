import { type CardContent, cardSchema } from './schema.js';

export const createDefault = (): CardContent =>
  cardSchema.parse({
    type: 'top',
    title: 'The thing you are proud of',
    text: 'Two sentences about it: what it is, and who it is for.',
    icon: 'sparkles',
    priceTag: '€24',
    btnText: 'Have a look',
    url: 'https://example.com/',
  });
