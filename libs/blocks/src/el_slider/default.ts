import { schema, type SliderContent } from './schema.js';

export const createDefault = (): SliderContent =>
  schema.parse({
    sectionArray: [
      { title: 'First slide', text: 'Say one thing, and show it with a picture.' },
      { title: 'Second slide', text: 'Visitors swipe, or use the arrows.' },
    ],
  });
