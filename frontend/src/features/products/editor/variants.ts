import type { ProductValues } from './product-values.js';

export interface ProductOption {
  name: string;
  values: string[];
}
export type VariantValues = ProductValues['variants'][number];

/** What the API accepts at most. */
export const maxVariants = 100;

const keyOf = (options: Record<string, string>) =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => a.localeCompare(b)));

/** Every combination of the values of all options, in the order in which they are entered. Options without values count as absent. */
function combinationsOf(options: readonly ProductOption[]): Record<string, string>[] {
  const used = options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
  if (used.length === 0) return [];
  return used.reduce<Record<string, string>[]>(
    (before, { name, values }) =>
      before.flatMap((combination) => values.map((value) => ({ ...combination, [name.trim()]: value }))),
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
