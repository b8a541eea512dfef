import type { OrderView } from '@linkyard/contracts';

export const eur = (amount: number) => ({ amount, currency: 'EUR' });
/** A paid order of two prints that are sent. */
export const anOrder = (change: Partial<OrderView> = {}): OrderView => ({
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: '2026-11-22T10:00:00Z', updatedAt: '2026-11-22T10:00:00Z' },
  ...{
    publicId: 'p'.repeat(22),
    number: 7,
    mode: 'live',
    state: 'paid',
    paymentState: 'paid',
    fulfilmentState: 'pending',
  },
  lines: [
    {
      ...{ id: 'b'.repeat(24), productId: 'c'.repeat(24), variantId: null, title: 'Print', thumb: '', sku: '' },
      ...{ delivery: 'shipping', qty: 2, fulfilledQty: 0, refundedQty: 0 },
      ...{ unitPrice: eur(1_000), discount: eur(0), tax: eur(0), total: eur(2_000) },
    },
  ],
  buyer: { email: 'vera@example.com', name: 'Vera Vale', phone: '', address: 'Lane 1', country: 'DE' },
  totals: {
    ...{ subtotal: eur(2_000), discount: eur(0), shipping: eur(0), tax: eur(0), total: eur(2_000) },
    ...{ paid: eur(2_000), refunded: eur(0), refundable: eur(2_000) },
  },
  ...{ coupon: null, answers: [], fulfilments: [], refunds: [], dispute: null, stateHistory: [] },
  ...{ receiptSentAt: null, notesInternal: [], buyerNote: '', needsAttention: null, paidAt: '2026-11-22T10:00:00Z' },
  ...{ duplicatePayment: null, hasDownloads: false },
  isOffline: false,
  ...change,
});
