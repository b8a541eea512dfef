import { describe, expect, it } from '@jest/globals';
import { attentionCodes } from '@linkyard/contracts';
import { attention, noAttention, presentAttention } from './attention.js';

const made = Object.values(attention).map((one) => (typeof one === 'function' ? one('pay-2') : one));
const currency = 'EUR';
const duplicate = { paymentId: 'pay-2', amount: 2_000, refunded: 500, isOpen: true };
const paidTwice = 'This order was paid twice. Refund the second payment, pay-2.';

describe('what an order needs attention for', () => {
  it('is made for every code of the contract', () => {
    expect(made.map(({ code }) => code)).toEqual([...attentionCodes]);
  });

  it('is presented with the text of its code and the values of the order', () => {
    for (const needsAttention of made)
      expect(presentAttention({ needsAttention, duplicates: [], currency }).needsAttention?.text).toMatch(/^[^{}]+\.$/);
    const nothing = { needsAttention: null, duplicatePayment: null };
    expect(presentAttention({ needsAttention: noAttention, duplicates: [], currency })).toEqual(nothing);
    const closed = [{ ...duplicate, isOpen: false }];
    expect(presentAttention({ needsAttention: noAttention, duplicates: closed, currency })).toEqual(nothing);
  });

  it('names a second payment beside another notice, and in its place where there is none', () => {
    const duplicatePayment = { paymentId: 'pay-2', text: paidTwice, refundable: { amount: 1_500, currency } };
    const presented = (needsAttention: typeof noAttention) =>
      presentAttention({ needsAttention, duplicates: [duplicate], currency });
    expect(presented(attention.disputed)).toMatchObject({ needsAttention: { code: 'disputed' }, duplicatePayment });
    expect(presented(noAttention)).toEqual({
      needsAttention: { code: 'paid_twice', text: paidTwice },
      duplicatePayment,
    });
  });
});
