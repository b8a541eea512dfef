import { type ListContent, listSchema } from './schema.js';

export function createDefault(): ListContent {
  return listSchema.parse({
    title: 'What you get',
    style: 'check',
    items: [
      { text: 'A first call to find out what you need', icon: 'phone-call' },
      { text: 'A clear plan with prices, within two days', icon: 'file-text' },
      { text: 'One person who stays with you to the end', icon: 'heart' },
    ],
  });
}
