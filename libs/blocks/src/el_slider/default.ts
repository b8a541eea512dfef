import type { Texts } from '@linkyard/languages';
import { schema, type SliderContent } from './schema.js';

export const createDefault = (i18n: Texts): SliderContent =>
  schema.parse({
    sectionArray: [
      { title: i18n.t('First slide'), text: i18n.t('Say one thing, and show it with a picture.') },
      { title: i18n.t('Second slide'), text: i18n.t('Visitors swipe, or use the arrows.') },
    ],
  });
