import type { Texts } from '@linkyard/languages';
import { type GridContent, gridSchema } from './schema.js';

export const createDefault = (i18n: Texts): GridContent =>
  gridSchema.parse({
    columns: 2,
    items: [
      { title: i18n.t('First visit'), text: i18n.t('What to bring, where to park, how long it takes.') },
      { title: i18n.t('Prices'), text: i18n.t('All of them, in plain numbers.') },
      { title: i18n.t('Opening hours'), text: i18n.t('Tuesday to Saturday, ten to six.') },
      { title: i18n.t('Questions'), text: i18n.t('Write to us; we answer the same day.') },
    ],
  });
