import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { SummaryLines, type Summary } from './SummaryLines.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const totalsOf = (amounts: Record<'subtotal' | 'discount' | 'shipping' | 'added' | 'included', number>) => {
  const { subtotal, discount, shipping, added, included } = amounts;
  return {
    ...{ subtotal: eur(subtotal), discount: eur(discount), shipping: eur(shipping), tax: eur(added + included) },
    total: eur(subtotal - discount + shipping + added),
  };
};
const itemOf = (unitPrice: number, qty: number) => ({
  ...{ publicId: 'p'.repeat(22), variantId: null, title: 'Mug', thumb: '', qty, unitPrice: eur(unitPrice) },
  ...{ discount: eur(0), tax: eur(0), total: eur(unitPrice * qty) },
});
/** Each row as its label and its minor units. */
const rowsOf = (summary: Summary) =>
  [
    ...renderToStaticMarkup(<SummaryLines summary={summary} words={wordsIn('en')} />).matchAll(
      /<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs,
    ),
  ].map(
    ([, label = '', amount = '']) => [label.replace(/<[^>]*>/g, ''), Number(amount.replace(/[^\d-]/g, ''))] as const,
  );

const plain = { couponCode: '', couponKind: null, isTaxReversed: false };

describe('the summary of an order', () => {
  it('names added and included tax apart', () => {
    const totals = totalsOf({ subtotal: 2_190, discount: 0, shipping: 0, added: 190, included: 190 });
    expect(rowsOf({ ...plain, items: [itemOf(1_190, 1), itemOf(1_000, 1)], totals })).toEqual([
      ['Mug', 1_190],
      ['Mug', 1_000],
      ['Tax', 190],
      ['Tax included', 190],
      ['Total', 2_380],
    ]);
  });

  it('adds up to its total, whether prices contain the tax, do not, or both', () => {
    const minor = fc.integer({ min: 0, max: 1e8 });
    const items = fc.array(fc.tuple(minor, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 5 });
    const amounts = fc.record({ discount: minor, shipping: minor, added: minor, included: minor });
    fc.assert(
      fc.property(items, amounts, (lines, { discount, ...rest }) => {
        const subtotal = lines.reduce((sum, [unitPrice, qty]) => sum + unitPrice * qty, 0);
        const totals = totalsOf({ subtotal, discount: Math.min(discount, subtotal), ...rest });
        const rows = rowsOf({
          ...plain,
          items: lines.map(([unitPrice, qty]) => itemOf(unitPrice, qty)),
          totals,
        });
        const parts = rows.filter(([label]) => label !== 'Total' && label !== 'Tax included');
        expect(parts.reduce((sum, [, amount]) => sum + amount, 0)).toBe(totals.total.amount);
      }),
    );
  });
});
