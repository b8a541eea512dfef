import { currencyCode, imageUrl, productInput, type ProductInput, type ProductRemark } from '@linkyard/contracts';
import { currencyExponent, isCurrencyCode } from '@linkyard/money';
import type { Cells } from './columns.js';
import { FittedValues } from './fitted-values.js';
import { withoutEntities } from './plain-text.js';
import type { FileRow, ProductFile, ProductRows } from './product-file.js';
import { pricesOfRow, UnusablePrice, type RowPrices } from './row-prices.js';
import { variantsOf } from './variants.js';

export interface ProductDraft {
  row: number;
  key: string;
  title: string;
  /** Null for one that is left out. */
  input: ProductInput | null;
  remarks: ProductRemark[];
}

type File = Pick<ProductFile, 'columns' | 'mark'>;
const maxImages = 20;
const maxTags = 30;
const maxGrams = 10_000_000;
const isYes = (cell: string): boolean => /^(?:true|yes|1|continue|notify)$/i.test(cell);

/**
 * One product as it can be saved. A value that does not fit is cleaned or cut, with a remark; only a missing title or a price that cannot be
 * read leaves a product out.
 * @param currency  of all prices, where the file has none
 */
export function draftOf({ key, rows }: ProductRows, file: File, currency: string): ProductDraft {
  const values = new FittedValues();
  const row = rows[0]?.row ?? 0;
  const title = values.line(
    'title',
    first(rows, (cells) => file.columns.read(cells, 'title')),
    160,
  );
  const leftOut = (): ProductDraft => ({ row, key, title, input: null, remarks: values.remarks });
  if (title === '') {
    values.add('title_missing');
    return leftOut();
  }
  const rowType = file.columns.isWooCommerce ? file.columns.read(rows[0]?.cells, 'rowType') : '';
  if (/\b(?:grouped|external)\b/i.test(rowType)) {
    values.add('type_not_taken', { value: rowType.slice(0, 60) });
    return leftOut();
  }
  try {
    return { ...leftOut(), input: fitted(inputOf({ title, rows, file, currency, values }), values) };
  } catch (error) {
    if (!(error instanceof UnusablePrice)) throw error;
    values.add(error.problem, { value: error.cell.slice(0, 60), field: 'price' });
    return leftOut();
  }
}

interface Parts {
  title: string;
  rows: readonly FileRow[];
  file: File;
  currency: string;
  values: FittedValues;
}

function inputOf({ title, rows, file, currency, values }: Parts): ProductInput {
  const { columns } = file;
  const read = (name: Parameters<typeof columns.read>[1]) => first(rows, (cells) => columns.read(cells, name));
  const inFile = read('currency').toUpperCase();
  const isKnown = inFile === '' || (currencyCode.safeParse(inFile).success && isCurrencyCode(inFile));
  if (!isKnown) values.add('currency_unknown', { value: inFile.slice(0, 20) });
  const own = isKnown && inFile !== '' ? inFile : currency;
  const priceIn = { ...file, digits: currencyExponent(own), values };
  const prices = rows.map(({ cells }) => pricesOfRow(cells, priceIn));
  const variants = variantsOf(rows, prices, {
    columns,
    values,
    stockOf: (cells) => stockOf(cells, file, values),
    gramsOf: (cells) => gramsOf(cells, file, values),
  });
  const priced = prices.find(({ price }) => price !== '') ?? noPrices;
  if (priced.price === '') values.add('price_missing');
  const isShipped = isShippedProduct(rows, file);
  const grams = isShipped ? Math.max(0, ...rows.map(({ cells }) => gramsOf(cells, file, values))) : 0;
  const description = values.prose('description', read('description') || read('shortDescription'), 20_000);
  const short = read('description') === '' ? '' : read('shortDescription');
  return {
    type: isShipped ? 'physical' : 'digital',
    title,
    shortDescription: values.line(
      'shortDescription',
      values.prose('shortDescription', short, 20_000).replace(/\n/g, ' '),
      300,
    ),
    description,
    category: values.line('category', categoryOf(read('category'), read('categories'), columns.isWooCommerce), 80),
    tags: tagsOf(read('tags'), values),
    currency: own,
    ...(priced.isMinimum ? { priceModel: 'payWhatYouWant' as const, minPrice: priced.price } : {}),
    price: priced.price,
    compareAtPrice: priced.compareAtPrice,
    sku: variants.length > 0 ? '' : values.code('sku', read('sku'), 64),
    images: imagesOf(rows, file, values),
    seo: {
      title: values.line('seo.title', read('seoTitle'), 120),
      description: values.line('seo.description', read('seoDescription'), 300),
      image: '',
    },
    stock: stockOf(rows[0]?.cells ?? [], file, values),
    variants,
    ...(isShipped ? { shipping: { ...noShipping, weight: grams } } : {}),
  };
}

const noPrices: RowPrices = { price: '', compareAtPrice: '', isMinimum: false };
const noShipping = { required: true, length: 0, width: 0, height: 0, handlingDays: 0, rates: [] };

function first(rows: readonly FileRow[], read: (cells: Cells) => string): string {
  for (const { cells } of rows) {
    const cell = read(cells);
    if (cell !== '') return cell;
  }
  return '';
}

/** WooCommerce lists paths, "Clothing > Hats, Sale": the last part of the first one. */
function categoryOf(single: string, paths: string, isPaths: boolean): string {
  const path = isPaths ? paths : single || paths;
  return isPaths ? (withoutEntities(path).split(',', 1)[0]?.split('>').at(-1) ?? '') : path;
}

function tagsOf(cell: string, values: FittedValues): string[] {
  const tags = withoutEntities(cell)
    .split(',')
    .map((tag) => values.line('tags', tag, 40));
  return values.list(tags.filter(Boolean), maxTags, 'tags_dropped');
}

function imagesOf(rows: readonly FileRow[], { columns }: File, values: FittedValues): string[] {
  const cells = rows.flatMap(({ cells: row }) => [
    ...columns.read(row, 'image').split(/[,\s]+(?=https?:|\/\/)/),
    ...columns.numbers.map((number) => columns.readNumbered(row, 'numberedImage', number)),
  ]);
  const addresses = cells.map((cell) => cell.trim().replace(/^\/\//, 'https://')).filter(Boolean);
  const usable = addresses.filter((address) => imageUrl.safeParse(address).success);
  if (usable.length < addresses.length) values.add('images_dropped', { count: addresses.length - usable.length });
  return values.list(usable, maxImages, 'images_dropped');
}

function isShippedProduct(rows: readonly FileRow[], { columns }: File): boolean {
  if (columns.isWooCommerce) return !/virtual|downloadable/i.test(columns.read(rows[0]?.cells, 'rowType'));
  if (columns.has('isShipped')) return rows.some(({ cells }) => isYes(columns.read(cells, 'isShipped')));
  // Etsy's listings, which have quantities but no such column, and whatever weighs something.
  return columns.has('optionValues') || rows.some(({ cells }) => Number(columns.read(cells, 'weight')) > 0);
}

function gramsOf(cells: Cells, { columns }: File, values: FittedValues): number {
  const grams = columns.read(cells, 'grams');
  if (grams !== '') return values.count('weight', grams, maxGrams);
  const weight = Number(columns.read(cells, 'weight').replace(',', '.'));
  return Number.isFinite(weight) && weight > 0 ? Math.min(Math.round(weight * columns.gramsPerUnit), maxGrams) : 0;
}

function stockOf(cells: Cells, { columns }: File, values: FittedValues) {
  const count = columns.read(cells, 'stock');
  const isSoldOut = columns.has('isInStock') && columns.read(cells, 'isInStock') === '0';
  const isCounted = columns.has('stockTracker')
    ? columns.read(cells, 'stockTracker') !== ''
    : (count !== '' && !/unlimited/i.test(count)) || isSoldOut;
  return {
    track: isCounted,
    onHand: isCounted ? values.count('stock', count, 1_000_000) : 0,
    allowBackorder: isYes(columns.read(cells, 'backorder')) || /backorder/i.test(columns.read(cells, 'isInStock')),
    lowAt: 0,
  };
}

/** What the limits of a product still refuse is left out by itself, so that no value takes its product with it. */
function fitted(input: ProductInput, values: FittedValues): ProductInput | null {
  let draft: Record<string, unknown> = { ...input };
  for (let round = 0; round < 5; round += 1) {
    const parsed = productInput.safeParse(draft);
    if (parsed.success) return parsed.data;
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')));
    for (const field of fields) values.add('value_dropped', { field });
    draft = Object.fromEntries(Object.entries(draft).filter(([name]) => !fields.has(name)));
  }
  values.add('refused');
  return null;
}
