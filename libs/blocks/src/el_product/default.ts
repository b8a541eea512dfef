import type { Texts } from '@linkyard/languages';
import { type ProductContent, productSchema } from './schema.js';

/** The newest products: right from the start, and with every one to come. */
export function createDefault(i18n: Texts): ProductContent {
  return productSchema.parse({ title: i18n.t('From the shop'), btnText: i18n.t('Buy') });
}
