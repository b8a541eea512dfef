import type { ProductInput } from '@linkyard/contracts';
import type { Cells, Columns } from './columns.js';
import type { FittedValues } from './fitted-values.js';
import type { FileRow } from './product-file.js';
import type { RowPrices } from './row-prices.js';

type Variant = NonNullable<ProductInput['variants']>[number];
interface VariantContext {
  columns: Columns;
  values: FittedValues;
  stockOf: (cells: Cells) => Variant['stock'];
  gramsOf: (cells: Cells) => number;
}
interface Option {
  name: string;
  value: string;
}

const maxVariants = 100;
const maxOptions = 3;

/** The variants of a product: a row each, or, of Etsy, one for each pair of values. */
export function variantsOf(rows: readonly FileRow[], prices: readonly RowPrices[], context: VariantContext): Variant[] {
  const { columns, values } = context;
  const names = optionNames(rows, context);
  const found = columns.has('optionValues')
    ? pairs(rows[0]?.cells ?? [], names, context).map((options) => variantOf(options, {}, values))
    : rows.flatMap((row, index) => {
        const options = optionsOf(row.cells, names, context);
        return options.length === 0 ? [] : [variantOf(options, detailsOf(row.cells, prices[index], context), values)];
      });
  const unique = withoutRepeated(found, values);
  if (unique.length > maxVariants) values.add('variants_dropped', { count: unique.length - maxVariants });
  return withTitles(withIds(unique.slice(0, maxVariants)), values);
}

/** By the first row that has one: a sorted file has it in any. */
const optionNames = (rows: readonly FileRow[], { columns, values }: VariantContext): string[] =>
  columns.numbers.map((number) => {
    const named = rows.map(({ cells }) => columns.readNumbered(cells, 'optionName', number)).find(Boolean) ?? '';
    // A dot or a dollar would mean something to the database.
    return values.line('options', named.replace(/[.$]/g, ' '), 40);
  });

/** A variant's own values; the product of WooCommerce itself lists all of them, and is no variant. */
function optionsOf(cells: Cells, names: readonly string[], { columns, values }: VariantContext): Option[] {
  if (columns.isWooCommerce && !/^variation/i.test(columns.read(cells, 'rowType'))) return [];
  const options = columns.numbers.flatMap((number, index): Option[] => {
    const value = columns.readNumbered(cells, 'optionValue', number);
    // Shopify writes this for a product without options.
    if (value === '' || value === 'Default Title') return [];
    return [{ name: names[index] || `Option ${number}`, value: values.line('options', value, 80) }];
  });
  if (options.length > maxOptions) values.add('option_dropped', { count: options.length - maxOptions });
  return options.slice(0, maxOptions);
}

function pairs(cells: Cells, names: readonly string[], { columns, values }: VariantContext): Option[][] {
  const lists = [1, 2].map((number) => {
    const name = names[number - 1] || `Option ${number}`;
    const all = columns.readNumbered(cells, 'optionValues', number).split(',');
    return all.map((value) => ({ name, value: values.line('options', value, 80) })).filter(({ value }) => value !== '');
  });
  const [outer = [], inner = []] = lists;
  if (outer.length === 0 || inner.length === 0) return [...outer, ...inner].map((option) => [option]);
  return outer.flatMap((one) => inner.map((other) => [one, other]));
}

function detailsOf(cells: Cells, prices: RowPrices | undefined, { columns, values, stockOf, gramsOf }: VariantContext) {
  const image =
    columns.read(cells, 'variantImage') || (columns.isWooCommerce ? columns.read(cells, 'image').split(',', 1)[0] : '');
  return {
    sku: values.code('sku', columns.read(cells, 'sku'), 64),
    barcode: values.code('barcode', columns.read(cells, 'barcode'), 64),
    price: prices?.price ?? '',
    compareAtPrice: prices?.compareAtPrice ?? '',
    weight: gramsOf(cells),
    image: image && /^https?:\/\//.test(image) && image.length <= 2048 && URL.canParse(image) ? image : '',
    stock: stockOf(cells),
  };
}

const noStock = { track: false, onHand: 0, allowBackorder: false, lowAt: 0 };

function variantOf(options: readonly Option[], details: Partial<Variant>, values: FittedValues): Variant {
  const title = values.line('variants', options.map(({ value }) => value).join(' / '), 160);
  return {
    id: '',
    title,
    sku: '',
    barcode: '',
    price: '',
    compareAtPrice: '',
    weight: 0,
    image: '',
    stock: noStock,
    status: 1,
    ...details,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
  };
}

/** The same options twice are one variant. */
function withoutRepeated(variants: readonly Variant[], values: FittedValues): Variant[] {
  const seen = new Set<string>();
  return variants.filter(({ options, title }) => {
    const key = JSON.stringify(options);
    if (seen.has(key)) values.add('variant_repeated', { value: title.slice(0, 60) });
    return !seen.has(key) && seen.add(key);
  });
}

/** Names of several variants that look alike are numbered: a, a-2, a-3. The same file gives the same ids. */
function withIds(variants: readonly Variant[]): Variant[] {
  const taken = new Set<string>();
  return variants.map((variant) => {
    const id = numbered(slugOf(variant.title) || 'variant', 40, '-', taken);
    return { ...variant, id };
  });
}

/** Buyers distinguish variants by their titles. */
function withTitles(variants: readonly Variant[], values: FittedValues): Variant[] {
  const taken = new Set<string>();
  return variants.map((variant) => {
    const title = numbered(variant.title, 160, ' ', taken);
    if (title !== variant.title) values.add('variant_renamed', { value: title.slice(0, 60) });
    return { ...variant, title };
  });
}

function numbered(wanted: string, max: number, joint: string, taken: Set<string>): string {
  let name = wanted.slice(0, max);
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const suffix = `${joint}${number}`;
    name = `${wanted.slice(0, max - suffix.length)}${suffix}`;
  }
  taken.add(name.toLowerCase());
  return name;
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
