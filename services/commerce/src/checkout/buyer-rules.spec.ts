import { describe, expect, it } from '@jest/globals';
import type { Product } from '../products/product.schema.js';
import { answersOf, buyerProblems } from './buyer-rules.js';

const buyer = { country: '', address: '', phone: '' };
const asking = (options: string[]) => [
  {
    shipping: { required: false },
    checkout: {
      ...{ askAddress: false, askPhone: false, termsText: '' },
      fields: [{ id: 'q', title: 'Which?', type: 'select', required: true, options }],
    },
  } as Product,
];

describe('answers to the questions of a product', () => {
  it.each([
    ['Tea ', 'Tea'],
    ['Cafe\u0301', 'Caf\u00e9'],
  ])('choose the option %j by %j', (saved, sent) => {
    const products = asking(['Water', saved]);
    const answers = { q: sent };
    expect(buyerProblems(products, { answers, buyer, termsAccepted: false }, false)).toEqual([]);
    expect(answersOf(products, answers)).toEqual([{ id: 'q', title: 'Which?', value: saved }]);
  });

  it('are refused when they are none of the options', () => {
    const wanted = { answers: { q: 'Juice' }, buyer, termsAccepted: false };
    expect(buyerProblems(asking(['Water']), wanted, false)).toMatchObject([{ path: 'answers.q' }]);
  });
});
