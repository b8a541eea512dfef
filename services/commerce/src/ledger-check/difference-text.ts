import type { checkLedger, ReplyInput } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';

export type Difference = ReplyInput<typeof checkLedger>['differences'][number];
export type UnnamedDifference = Omit<Difference, 'text'>;

/** What says `expected`, and what says `actual`. */
const sides: Readonly<Record<Difference['kind'], readonly [string, string]>> = {
  transaction_sum: ['a transaction sums to', 'this one to'],
  sales: ['settled payments sum to', 'sales, tax, shipping and donations of the ledger to'],
  tax: ['the tax of the payments sums to', 'that of the ledger to'],
  shipping: ['the shipping of the payments sums to', 'that of the ledger to'],
  refunds: ['refunds of the payments sum to', 'the refunds of the ledger to'],
  fees: ['fees of the payments sum to', 'the fees of the ledger to'],
  disputes: ['disputed payments sum to', 'the disputes of the ledger to'],
  dispute_fees: ['dispute fees of the payments sum to', 'those of the ledger to'],
  order_paid: ['the payments of the order are', 'the order says paid'],
  order_refunded: ['the refunds of the order are', 'the order says refunded'],
  donation_paid: ['the payment of the donation is', 'the donation says given'],
  donation_refunded: ['the refunds of the donation are', 'the donation says refunded'],
  booking_paid: ['the payment is', 'its bookings say paid'],
  booking_refunded: ['the refunds of the payment are', 'its bookings say refunded'],
  registration_paid: ['the payment is', 'its registration says paid'],
  registration_refunded: ['the refunds of the payment are', 'its registration says refunded'],
  provider_amount: ['the provider says paid', 'our payment says'],
  provider_refunded: ['the provider says refunded', 'our payment says'],
  provider_fee: ['the provider says its fee is', 'our payment says'],
  provider_movement: ['the provider lists a payout or a fee of', 'the ledger has'],
};

/** One sentence for an operator. */
export function withText(difference: UnnamedDifference): Difference {
  const { kind, reference, currency, expected, actual, ownerId } = difference;
  const [one, other] = sides[kind];
  const amount = (minor: number) => formatAmount(minor, currency, 'en', { show: 'code' });
  const of = reference ? `${kind} ${reference}` : kind;
  return { ...difference, text: `${of} of owner ${ownerId}: ${one} ${amount(expected)}, ${other} ${amount(actual)}.` };
}
