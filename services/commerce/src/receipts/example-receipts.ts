import type { DocumentContent, DocumentKind } from '@linkyard/contracts';
import { textsFor } from '../locales/texts.js';
import { donationReceipt } from './donation-receipt.js';
import { orderReceipt } from './order-receipt.js';
import { paymentReceipt } from './payment-receipt.js';
import { sellerParty } from './seller-party.js';

const at = new Date('2026-11-23T12:00:00Z');
const address = { line1: 'Hof 1', line2: '', city: 'Graz', region: '', postalCode: '8010', country: 'AT' };
const business = { name: 'Ana Reed', companyName: '', address, taxId: 'ATU12345678', timeZone: 'Europe/Vienna' };
const person = { name: 'Vera Buyer', email: 'vera@visitors.example' };
const totals = { subtotal: 2_000, discount: 200, shipping: 490, tax: 342, total: 2_632, paid: 2_632, refunded: 500 };
const order = {
  ...{ number: 12, mode: 'test' as const, paidAt: at, currency: 'EUR', totals, isTaxReversed: true },
  refunds: [{ amount: 500, state: 'settled' as const, at }],
  lines: [{ title: 'Mug', qty: 2, unitPrice: 1_000, tax: 342, total: 2_142 }],
  buyer: { ...person, address: 'Hof 2\nGraz', country: 'AT', vatId: '' },
};
const donation = {
  ...{ receiptNumber: 3, mode: 'test' as const, completedAt: at, campaignName: 'Trees', interval: 'month' as const },
  ...{ currency: 'EUR', amount: 1_000, feeAmount: 40, total: 1_040, refunded: 500, donor: person },
};
const payment = {
  _id: 'f'.repeat(24),
  mode: 'test' as const,
  amount: 5_000,
  currency: 'EUR',
  refundedTotal: 500,
  settledAt: at,
};
const items = [{ title: 'Portrait', startAt: at.toISOString(), timeZone: 'Europe/Vienna', paid: 5_000 }];

/** Receipts with all of their lines, by the code that writes those of sales. The seller has left out the name: the words for that are ours. */
export function receiptExamples(language: string): { kind: DocumentKind; content: DocumentContent }[] {
  const i18n = textsFor(language);
  const issuer = { party: sellerParty({ ...business, name: '' }, '', i18n), timeZone: 'Europe/Vienna' };
  return [
    { kind: 'order-receipt', content: orderReceipt(order, issuer, i18n) },
    { kind: 'donation-receipt', content: donationReceipt(donation, issuer, i18n) },
    { kind: 'payment-receipt', content: paymentReceipt(payment, { person, items }, issuer, i18n) },
  ];
}
