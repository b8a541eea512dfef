import { describe, expect, it } from '@jest/globals';
import { netOf, transactionIdOf } from './payment.model.js';

const paid = {
  ...{ amount: 10_000, currency: 'EUR', fee: 300, net: 9_700, settlementCurrency: 'EUR' },
  ...{ refundedTotal: 0, dispute: 'none' as const, disputedAmount: 0 },
};

describe('what is left of a payment', () => {
  it.each([
    ['is what its provider settled', {}, 9_700],
    ['counts refunds', { refundedTotal: 4_000 }, 5_700],
    ['is below nothing once all is returned', { refundedTotal: 10_000 }, -300],
    ['counts what a dispute withholds', { dispute: 'opened' as const, disputedAmount: 10_000 }, -300],
    ['has back what a dispute withheld that was won', { dispute: 'won' as const, disputedAmount: 10_000 }, 9_700],
    [
      'is converted as the payment was',
      { settlementCurrency: 'USD', fee: 330, net: 10_670, refundedTotal: 5_000 },
      5_170,
    ],
    ['is not known before the provider has settled', { net: null, fee: null, settlementCurrency: null }, null],
  ])('%s', (_what, change, left) => {
    expect(netOf({ ...paid, ...change })).toBe(left);
  });
});

describe('the transaction of a payment', () => {
  it.each([
    ['pi_1', 'pi_1'],
    ['sale:8AB', '8AB'],
    [null, ''],
  ])('%p is %p', (providerPaymentId, id) => {
    expect(transactionIdOf({ providerPaymentId })).toBe(id);
  });
});
