import { describe, expect, it } from '@jest/globals';
import { isTaxReversed, taxedItem, taxedShipping, vatIdProblems } from './taxed-order.js';
import { isVatId, plainVatId } from './vat-id.js';

const rates = [
  { country: 'DE', category: '', percent: '19' },
  { country: 'AT', category: '', percent: '20' },
  { country: 'AT', category: 'books', percent: '10' },
];
const settings = { rates, vatId: 'DE136695976', asksVatId: true, reverseCharge: true, taxesShipping: true };
const within = { taxCategory: '', taxIncluded: true };
const onTop = { taxCategory: '', taxIncluded: false };
const business = { country: 'AT', vatId: 'ATU64727905' };
const person = { country: 'AT', vatId: '' };

describe('a VAT ID', () => {
  it.each([
    ['DE136695976', 'DE', true],
    ['de 136 695 976', 'DE', true],
    ['DE136695977', 'DE', false],
    ['DE136695976', 'AT', false],
    ['EL094259216', 'GR', true],
    ['anything', 'US', true],
    ['anything', '', false],
  ])('%s is one of %j: %s', (typed, country, isOne) => expect(isVatId(typed, country)).toBe(isOne));

  it('is stored without spaces, dots and dashes', () => expect(plainVatId(' de 136.695-976')).toBe('DE136695976'));

  it('is named where it is wrong and was asked for', () => {
    expect(vatIdProblems(settings, { country: 'DE', vatId: 'DE1' })).toMatchObject([{ path: 'buyer.vatId' }]);
    expect(vatIdProblems({ ...settings, asksVatId: false }, { country: 'DE', vatId: 'DE1' })).toEqual([]);
    expect(vatIdProblems(settings, business)).toEqual([]);
  });
});

describe('reverse charge', () => {
  it.each([
    ['a business of another EU country', settings, business, true],
    ['a person', settings, person, false],
    ['a business of the same country', settings, { country: 'DE', vatId: 'DE136695976' }, false],
    [
      'a business that is sent to another country than its own',
      settings,
      { country: 'DE', vatId: 'ATU64727905' },
      false,
    ],
    ['a business outside the EU', settings, { country: 'GB', vatId: 'GB980780684' }, false],
    ['a seller without a VAT ID', { ...settings, vatId: '' }, business, false],
    ['a seller who has it off', { ...settings, reverseCharge: false }, business, false],
  ])('of %s', (_who, seller, buyer, isReversed) => expect(isTaxReversed(seller, buyer)).toBe(isReversed));

  it('takes the tax out of a price that includes it and adds none to one that does not', () => {
    expect(taxedItem(settings, within, business, { unitPrice: 1_200 })).toEqual({ unitPrice: 1_000 });
    expect(taxedItem(settings, onTop, business, { unitPrice: 1_000 })).toEqual({ unitPrice: 1_000 });
    expect(taxedItem(settings, within, person, { unitPrice: 1_200 })).toEqual({
      ...{ unitPrice: 1_200, taxRate: { percent: 20, isIncluded: true } },
    });
  });
});

describe('shipping', () => {
  const shipping = { amount: 600, freeOver: null };
  it('bears the standard rate of its country, within the price where every product includes its tax', () => {
    const of = (products: (typeof within)[]) => taxedShipping(settings, products, person, shipping)?.taxRate;
    expect(of([{ ...within, taxCategory: 'books' }])).toEqual({ percent: 20, isIncluded: true });
    expect(of([within, onTop])).toEqual({ percent: 20, isIncluded: false });
  });

  it('bears none where the seller taxes no shipping or the buyer owes it', () => {
    expect(taxedShipping({ ...settings, taxesShipping: false }, [within], person, shipping)).toEqual(shipping);
    expect(taxedShipping(settings, [within], business, shipping)).toEqual({ amount: 500, freeOver: null });
  });
});
