import type { ProductInput } from '@linkyard/contracts';
import type { Product } from '../product.schema.js';

type Variant = NonNullable<ProductInput['variants']>[number];

const sameOptions = (options: Record<string, string>): string => JSON.stringify(Object.entries(options).sort());

/**
 * The variants of a file with the ids that those of the product have, by their options: orders and stock stay with their variant when the
 * file has another row before it. New ones get ids that none has.
 */
export function keepVariantIds(variants: readonly Variant[], before: Product['variants']): Variant[] {
  const known = new Map(before.map(({ id, options }) => [sameOptions(options), id]));
  const kept = variants.map(({ options }) => known.get(sameOptions(options)));
  const taken = new Set(kept.filter((id) => id !== undefined));
  return variants.map((variant, index) => {
    const own = kept[index];
    if (own !== undefined) return { ...variant, id: own };
    let id = variant.id;
    for (let number = 2; taken.has(id); number += 1) id = `${variant.id.slice(0, 40 - `-${number}`.length)}-${number}`;
    taken.add(id);
    return { ...variant, id };
  });
}
