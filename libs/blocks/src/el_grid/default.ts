import { type GridContent, gridSchema } from './schema.js';

export const createDefault = (): GridContent =>
  gridSchema.parse({
    columns: 2,
    items: [
      { title: 'First visit', text: 'What to bring, where to park, how long it takes.' },
      { title: 'Prices', text: 'All of them, in plain numbers.' },
      { title: 'Opening hours', text: 'Tuesday to Saturday, ten to six.' },
      { title: 'Questions', text: 'Write to us; we answer the same day.' },
    ],
  });
