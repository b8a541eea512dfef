import type { Texts } from '@linkyard/languages';
import { type BrandContent, brandSchema } from './schema.js';

export const createDefault = (i18n: Texts): BrandContent =>
  brandSchema.parse({
    title: i18n.t('Worked with'),
    layout: 'row',
    logos: ['Northwind', 'Alder & Co', 'Harbour', 'Fieldnote', 'Tomlin', 'Ostra'].map((name) => ({ name })),
  });
