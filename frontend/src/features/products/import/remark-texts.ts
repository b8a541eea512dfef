import { plural, t } from '@lingui/core/macro';
import {
  maxProductFileRows,
  type ProductImportFailure,
  type ProductRemark,
  type ProductRemarkCode,
  type Reason,
} from '@linkyard/contracts';
import { perLanguage, reasonText } from '@linkyard/ui';

const fields: () => Record<string, string> = perLanguage(() => ({
  title: t`Title`,
  description: t`Description`,
  shortDescription: t`Short description`,
  category: t`Category`,
  tags: t`Tags`,
  sku: t`SKU`,
  barcode: t`Barcode`,
  price: t`Price`,
  stock: t`Stock`,
  weight: t`Weight`,
  images: t`Pictures`,
  options: t`Options`,
  variants: t`Variants`,
  'seo.title': t`Title for search engines`,
  'seo.description': t`Description for search engines`,
}));

type Texts = Record<
  ProductRemarkCode,
  (about: { field: string; value: string; count: number; reason?: Reason | undefined }) => string
>;

const texts: Texts = {
  cut: ({ field, count }) => t`“${field}” was cut to ${count} characters.`,
  cleaned: ({ field }) => t`Line breaks in “${field}” became spaces.`,
  title_missing: () => t`The product has no title.`,
  price_missing: () => t`The product has no price yet.`,
  price_unreadable: ({ value }) => t`The price “${value}” cannot be read.`,
  price_negative: ({ value }) => t`The price “${value}” is below zero.`,
  price_range: ({ value }) => t`The price “${value}” is a range. Give one price.`,
  price_rounded: ({ value }) => t`The price “${value}” was rounded.`,
  compare_price_dropped: ({ value }) => t`The earlier price “${value}” cannot be read and was left out.`,
  tags_dropped: ({ count }) =>
    plural(count, { one: '# tag too many was left out.', other: '# tags too many were left out.' }),
  images_dropped: ({ count }) => plural(count, { one: '# picture was left out.', other: '# pictures were left out.' }),
  variants_dropped: ({ count }) =>
    plural(count, { one: '# variant too many was left out.', other: '# variants too many were left out.' }),
  variant_repeated: ({ value }) => t`The variant “${value}” is there twice; the first one counts.`,
  variant_renamed: ({ value }) => t`Two variants had the same title; one is now called “${value}”.`,
  stock_adjusted: ({ value, count }) => t`The number “${value}” became ${count}.`,
  currency_unknown: ({ value }) => t`The currency “${value}” is not known; the chosen one was used.`,
  option_dropped: ({ count }) =>
    plural(count, { one: '# option too many was left out.', other: '# options too many were left out.' }),
  value_dropped: ({ field }) => t`“${field}” does not fit and was left out.`,
  row_unreadable: () => t`This row cannot be read. Check its quotation marks.`,
  type_not_taken: ({ value }) => t`Products of the type “${value}” are not imported.`,
  changed_during_import: () => t`The product was changed while it was imported. Import the file again.`,
  refused: ({ value, reason }) => (reason ? reasonText(reason) : value || t`The product cannot be saved like this.`),
};

/** A remark in the language of the reader. */
export const remarkText = ({ code, field = '', value = '', count = 0, reason }: ProductRemark): string =>
  texts[code]({ field: fields()[field] ?? field, value, count, reason });

export const failureTexts: () => Record<ProductImportFailure, string> = perLanguage(() => ({
  empty: t`There are no products in this file.`,
  no_table: t`This is not a list of products. Export your products as CSV and choose that file.`,
  no_title_column: t`This file has no column with titles. It needs a column called Title or Name.`,
  too_many_rows: t`This file has more than ${maxProductFileRows} rows. Split it, and import the parts one after the other.`,
  file_gone: t`The uploaded file is no longer there. Please upload it again.`,
  broken_off: t`The import could not be finished. Please upload the file again: what was imported is updated.`,
}));
