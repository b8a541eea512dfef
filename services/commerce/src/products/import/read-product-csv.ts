import { parse } from 'csv-parse/sync';
import { productInput, type ProductInput } from '@linkyard/contracts';
import { invalidField } from '@linkyard/service-kit';
import { slugOf } from '../product-fields.js';
import { plainText } from './plain-text.js';

export interface CsvProduct {
  /** The handle or permalink in the file; it names the product when the file is imported again. */
  key: string;
  title: string;
  variants: number;
  problems: string[];
  /** Null when there are problems. */
  input: ProductInput | null;
}

type Row = Record<string, string>;
/** Columns of a Shopify product export, older and newer, then those of a Gumroad product list. Read in lower case. */
const keyColumns = ['handle', 'url handle', 'permalink', 'custom permalink'];
const titleColumns = ['title', 'name'];
const descriptionColumns = ['body (html)', 'description'];
const priceColumns = ['variant price', 'price'];
const compareColumns = ['variant compare at price', 'compare-at price'];
const skuColumns = ['variant sku', 'sku'];
const shippedColumns = ['variant requires shipping', 'requires shipping'];
const maxProducts = 500;

const read = (row: Row | undefined, columns: readonly string[]): string =>
  columns.map((column) => row?.[column]?.trim() ?? '').find((value) => value !== '') ?? '';
const amountOf = (text: string): string =>
  text
    .replace(/[^\d.,]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');

/**
 * The products of a CSV export. Rows with the same handle are the variants of one product.
 * @param currency  of all prices, since Shopify exports none
 * @throws DomainError core.invalid_input for a file that is no CSV, or without a column that names products
 * @source https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export function readProductCsv(csv: string, currency: string): CsvProduct[] {
  const groups = new Map<string, Row[]>();
  let lastKey = '';
  for (const row of rowsOf(csv)) {
    lastKey = read(row, keyColumns) || lastKey;
    if (lastKey !== '') groups.set(lastKey, [...(groups.get(lastKey) ?? []), row]);
  }
  if (groups.size === 0) throw invalidField('csv', 'The file needs a column Handle or Permalink.');
  if (groups.size > maxProducts) throw invalidField('csv', `A file may have up to ${maxProducts} products.`);
  return [...groups].map(([key, rows]) => productOf(key.slice(0, 200), rows, currency));
}

function rowsOf(csv: string): Row[] {
  try {
    return parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch {
    throw invalidField('csv', 'This is not a CSV file.');
  }
}

function productOf(key: string, rows: Row[], currency: string): CsvProduct {
  const [first] = rows;
  const optionNames = [1, 2, 3].map((index) => read(first, [`option${index} name`]));
  const variants = rows.flatMap((row) => variantOf(row, optionNames) ?? []);
  const isShipped = rows.some((row) => read(row, shippedColumns).toLowerCase() === 'true');
  const images = rows.map((row) => read(row, ['image src', 'product image url', 'thumbnail'])).filter(Boolean);
  const title = read(first, titleColumns);
  const parsed = productInput.safeParse({
    type: isShipped ? 'physical' : 'digital',
    title,
    description: plainText(read(first, descriptionColumns)),
    category: read(first, ['type']),
    tags: read(first, ['tags'])
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    currency: read(first, ['currency']).toUpperCase() || currency,
    price: amountOf(read(first, priceColumns)),
    compareAtPrice: amountOf(read(first, compareColumns)),
    sku: variants.length > 0 ? '' : read(first, skuColumns),
    images: [...new Set(images)].slice(0, 20),
    seo: { title: read(first, ['seo title']), description: read(first, ['seo description']) },
    stock: stockOf(first),
    variants,
    ...(isShipped ? { shipping: { required: true, weight: gramsOf(first) } } : {}),
  });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'product'}: ${message}`);
  if (title === '') problems.push('title: A product needs a title.');
  return {
    key,
    title,
    variants: variants.length,
    problems,
    input: parsed.success && title !== '' ? parsed.data : null,
  };
}

function variantOf(row: Row, names: readonly string[]) {
  const options: [string, string][] = names.flatMap((name, index) => {
    const value = read(row, [`option${index + 1} value`]);
    // Shopify writes this for a product without options.
    const isNone = name === '' || value === '' || value === 'Default Title';
    return isNone ? [] : [[name, value]];
  });
  if (options.length === 0) return null;
  const title = options.map(([, value]) => value).join(' / ');
  return {
    id: slugOf(title).slice(0, 40),
    title,
    options: Object.fromEntries(options),
    sku: read(row, skuColumns),
    barcode: read(row, ['variant barcode', 'barcode']),
    price: amountOf(read(row, priceColumns)),
    compareAtPrice: amountOf(read(row, compareColumns)),
    weight: gramsOf(row),
    image: read(row, ['variant image', 'variant image url']),
    stock: stockOf(row),
  };
}

const gramsOf = (row: Row | undefined) => Math.round(Number(read(row, ['variant grams', 'weight value (grams)'])) || 0);
const stockOf = (row: Row | undefined) => ({
  track: read(row, ['variant inventory tracker', 'inventory tracker']) !== '',
  onHand: Math.max(0, Math.round(Number(read(row, ['variant inventory qty', 'inventory quantity'])) || 0)),
  allowBackorder: /^(?:continue|true)$/i.test(
    read(row, ['variant inventory policy', 'continue selling when out of stock']),
  ),
  lowAt: 0,
});
