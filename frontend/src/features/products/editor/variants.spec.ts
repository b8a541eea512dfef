import { describe, expect, it } from '@jest/globals';
import { optionsOf, variantCount, variantsOf, withRenamed } from './variants.js';

const size = { name: 'Size', values: ['S', 'M'] };
const colour = { name: 'Colour', values: ['Red', 'Blue'] };
const ids = () => {
  let made = 0;
  return () => `v${(made += 1)}`;
};

describe('variants of options', () => {
  it('are every combination, in the order of the options', () => {
    expect(variantsOf([size, colour], [], ids()).map(({ id, title }) => [id, title])).toEqual([
      ['v1', 'S / Red'],
      ['v2', 'S / Blue'],
      ['v3', 'M / Red'],
      ['v4', 'M / Blue'],
    ]);
  });

  it('keep id, price and stock when a value is added or options change places', () => {
    const [small] = variantsOf([size], [], ids());
    if (!small) throw new Error('no variant');
    const priced = { ...small, price: 900, sku: 'A' };
    const more = variantsOf([{ name: 'Size', values: ['XS', 'S'] }], [priced], ids());
    expect(more[1]).toMatchObject({ id: small.id, price: 900, sku: 'A' });
    const both = variantsOf([size, colour], [], ids());
    expect(
      variantsOf([colour, size], both, ids())
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['v1', 'v2', 'v3', 'v4']);
  });

  it('keep id, price and stock while the name of an option is typed', () => {
    const variants = variantsOf([size, colour], [], ids()).map((variant, at) => ({ ...variant, price: 900 + at }));
    const typed = ['Siz', '', 'C', 'Colour', 'Colour ', 'Colour 2', 'Width'];
    let form: ReturnType<typeof withRenamed> = { options: [size, colour], variants };
    for (const name of typed) {
      form = withRenamed(form, 0, name);
      expect(form.options[0]?.name).toBe(name);
      expect(form.variants.map(({ id, price }) => [id, price])).toEqual(variants.map(({ id, price }) => [id, price]));
    }
    expect(form.options).toEqual([{ ...size, name: 'Width' }, colour]);
    expect(form.variants[0]?.options).toEqual({ Width: 'S', Colour: 'Red' });
  });

  it('are made once an option that has values gets its first name', () => {
    const form = withRenamed({ options: [{ name: '', values: ['S'] }], variants: [] }, 0, 'Size');
    expect(form.variants).toMatchObject([{ title: 'S', options: { Size: 'S' } }]);
  });

  it('ignore options without a name or values', () => {
    expect(variantCount([size, { name: '', values: ['x'] }, { name: 'Fit', values: [] }])).toBe(2);
    expect(variantsOf([], [])).toEqual([]);
  });

  it('are at most 100', () => {
    const many = { name: 'N', values: Array.from({ length: 60 }, (_, index) => String(index)) };
    expect(variantsOf([many, size], [], ids())).toHaveLength(100);
    expect(variantCount([many, size])).toBe(120);
  });

  it('give their options back', () => {
    expect(optionsOf(variantsOf([size, colour], [], ids()))).toEqual([size, colour]);
  });
});
