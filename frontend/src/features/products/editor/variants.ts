import type { ProductValues } from './product-values.js';

export interface ProductOption {
  name: string;
  values: string[];
  /** What the variants still call it while `name` is empty or another option's. */
  usedName?: string;
}
export type VariantValues = ProductValues['variants'][number];

/** What the API accepts at most. */
export const maxVariants = 100;

const keyOf = (options: Record<string, string>) =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => a.localeCompare(b)));

const nameOf = ({ name, usedName }: ProductOption) => usedName ?? name.trim();

/** Every combination of the values of all options, in the order in which they are entered. Options without values count as absent. */
function combinationsOf(options: readonly ProductOption[]): Record<string, string>[] {
  const used = options.filter((option) => nameOf(option) !== '' && option.values.length > 0);
  if (used.length === 0) return [];
  return used.reduce<Record<string, string>[]>(
    (before, option) =>
      before.flatMap((combination) => option.values.map((value) => ({ ...combination, [nameOf(option)]: value }))),
    [{}],
  );
}

/** How many variants these options make. */
export const variantCount = (options: readonly ProductOption[]): number => combinationsOf(options).length;

/**
 * The variants of these options. A variant that exists keeps its id, price and stock.
 * @param newId  names a variant that is new
 */
export function variantsOf(
  options: readonly ProductOption[],
  existing: readonly VariantValues[],
  newId: () => string = () => crypto.randomUUID(),
): VariantValues[] {
  const known = new Map(existing.map((variant) => [keyOf(variant.options), variant]));
  return combinationsOf(options)
    .slice(0, maxVariants)
    .map((combination) => {
      const title = Object.values(combination).join(' / ');
      const before = known.get(keyOf(combination));
      return before ? { ...before, title, options: combination } : freshVariant(newId(), title, combination);
    });
}

/** The options and variants after one option got another name: each variant keeps its id, price and stock. */
export function withRenamed(
  { options, variants }: Pick<ProductValues, 'options' | 'variants'>,
  index: number,
  name: string,
): Pick<ProductValues, 'options' | 'variants'> {
  const others = options.filter((_, at) => at !== index).map(nameOf);
  const isUsable = name.trim() !== '' && !others.includes(name.trim());
  const rename = (option: ProductOption): ProductOption => {
    const { values } = option;
    return isUsable || nameOf(option) === '' ? { name, values } : { name, values, usedName: nameOf(option) };
  };
  const next = options.map((option, at) => (at === index ? rename(option) : option));
  const from = options.map(nameOf)[index];
  const to = next.map(nameOf)[index] ?? '';
  const renamed = variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(
      Object.entries(variant.options).map(([key, value]) => [key === from ? to : key, value]),
    ),
  }));
  return { options: next, variants: variantsOf(next, renamed) };
}

const freshVariant = (id: string, title: string, options: Record<string, string>): VariantValues => ({
  id,
  title,
  options,
  sku: '',
  barcode: '',
  price: null,
  compareAtPrice: null,
  stock: { track: false, onHand: 0, allowBackorder: false, lowAt: 0 },
  weight: 0,
  image: '',
  status: 1,
});

/** The options that stored variants are made of. */
export function optionsOf(variants: readonly Pick<VariantValues, 'options'>[]): ProductOption[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}
