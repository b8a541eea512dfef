import { describe, expect, it } from '@jest/globals';
import type { CheckoutView } from '@linkyard/contracts';
import { filledIn } from './checkout-form.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const id = 'p'.repeat(22);
const aCheckout = (fields: Partial<CheckoutView>): CheckoutView => ({
  ...{
    publicId: 'c'.repeat(22),
    state: 'open',
    paymentState: 'cancelled',
    product: id,
    provider: null,
    typedPrice: '',
  },
  items: [
    {
      ...{ productId: '0'.repeat(24), publicId: id, variantId: null, title: 'Talk', thumb: '', qty: 1 },
      ...{ unitPrice: eur(1_000), discount: eur(0), tax: eur(0), total: eur(1_000) },
    },
  ],
  buyer: { email: 'ada@example.com', name: 'Ada', phone: '', address: '', country: 'AT', vatId: 'ATU12345678' },
  ...{
    answers: [],
    buyerNote: '',
    campaignId: null,
    couponCode: '',
    couponKind: null,
    isTaxReversed: true,
    offlineText: '',
    order: null,
  },
  totals: { subtotal: eur(1_000), discount: eur(0), shipping: eur(0), tax: eur(0), total: eur(1_000) },
  expiresAt: '2026-11-25T12:00:00Z',
  ...fields,
});

describe('a checkout that is opened again', () => {
  it('has the price that the buyer entered, not the one without tax, and the chosen way to pay', () => {
    const again = filledIn(aCheckout({ typedPrice: '11.90', provider: 'paypal' }), { bump: null });
    expect(again).toMatchObject({ price: '11.90', provider: 'paypal' });
    expect(filledIn(aCheckout({}), { bump: null })).not.toHaveProperty('provider');
  });
});
