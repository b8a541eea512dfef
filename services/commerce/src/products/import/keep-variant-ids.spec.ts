import { describe, expect, it } from '@jest/globals';
import type { ProductInput } from '@linkyard/contracts';
import type { Product } from '../product.schema.js';
import { keepVariantIds } from './keep-variant-ids.js';

type Variant = NonNullable<ProductInput['variants']>[number];
const stock = { track: false, onHand: 0, allowBackorder: false, lowAt: 0 };
const texts = { sku: '', barcode: '', image: '' };
const inFile = (id: string, size: string): Variant => ({
  ...{ id, title: size, options: { Size: size }, ...texts, price: '', compareAtPrice: '', stock, weight: 0, status: 1 },
});
const stored = (id: string, size: string): Product['variants'][number] => ({
  ...{ id, title: size, options: { Size: size }, ...texts, price: null, compareAtPrice: null, weight: 0, status: 1 },
  stock: { ...stock, reserved: 0 },
});
const idsOf = (variants: Variant[], before: Product['variants']) =>
  keepVariantIds(variants, before).map(({ id }) => id);

describe('the ids of imported variants', () => {
  it('stay with their options when another row comes before them', () => {
    const before = [stored('a', 'A'), stored('a-2', 'A+'), stored('a-3', 'A++')];
    const file = [inFile('a', 'A-'), inFile('a-2', 'A'), inFile('a-3', 'A+'), inFile('a-4', 'A++')];
    expect(idsOf(file, before)).toEqual(['a-4', 'a', 'a-2', 'a-3']);
  });

  it('are those of the file for a product without variants, and stay within 40 letters', () => {
    const long = 'x'.repeat(40);
    expect(idsOf([inFile('s', 'S'), inFile('m', 'M')], [])).toEqual(['s', 'm']);
    expect(idsOf([inFile(long, 'New')], [stored(long, 'Old')])).toEqual([long]);
    expect(idsOf([inFile(long, 'New'), inFile('o', 'Old')], [stored(long, 'Old')])).toEqual([
      `${'x'.repeat(38)}-2`,
      long,
    ]);
  });
});
