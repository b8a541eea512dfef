import { type BrandContent, brandSchema } from './schema.js';

export const createDefault = (): BrandContent =>
  brandSchema.parse({
    title: 'Worked with',
    layout: 'row',
    logos: ['Northwind', 'Alder & Co', 'Harbour', 'Fieldnote', 'Tomlin', 'Ostra'].map((name) => ({ name })),
  });
