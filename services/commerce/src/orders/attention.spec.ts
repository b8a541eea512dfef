import { describe, expect, it } from '@jest/globals';
import { attentionCodes } from '@linkyard/contracts';
import { attention, noAttention, presentAttention } from './attention.js';

const made = Object.values(attention).map((one) => (typeof one === 'function' ? one('pay-2') : one));

describe('what an order needs attention for', () => {
  it('is made for every code of the contract', () => {
    expect(made.map(({ code }) => code)).toEqual([...attentionCodes]);
  });

  it('is presented with the text of its code and the values of the order', () => {
    for (const one of made) expect(presentAttention(one)?.text).toMatch(/^[^{}]+\.$/);
    expect(presentAttention(attention.paidTwice('pay-2'))).toEqual({
      code: 'paid_twice',
      text: 'This order was paid twice. Refund the payment pay-2 at your payment provider.',
    });
    expect(presentAttention(noAttention)).toBeNull();
  });
});
