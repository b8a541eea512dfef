import type { DocumentContent } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import type { Donation } from '../donations/donation.schema.js';
import { dayText, isoDay } from './order-receipt.js';

const rhythms = { once: '', month: ', every month', year: ', every year' };
/** The fields of a donation that its receipt shows. */
export type ReceiptDonation = Pick<
  Donation,
  'receiptNumber' | 'campaignName' | 'interval' | 'amount' | 'feeAmount' | 'total' | 'refunded' | 'currency' | 'donor'
> & { completedAt: Date };

export function donationReceipt(donation: ReceiptDonation, seller: DocumentContent['seller']): DocumentContent {
  const { receiptNumber, completedAt, campaignName, interval, donor, currency } = donation;
  const { amount, feeAmount, total, refunded } = donation;
  const shown = (minor: number) => formatAmount(minor, currency, 'en');
  return {
    title: `Donation receipt ${receiptNumber ?? ''}`.trim(),
    language: 'en',
    issuedOn: isoDay(completedAt),
    facts: [
      { label: 'Receipt', value: String(receiptNumber ?? '') },
      { label: 'Received on', value: dayText(completedAt) },
    ],
    seller: { ...seller, label: 'Received by' },
    buyer: { label: 'Donor', name: donor.name || donor.email, details: [donor.name && donor.email] },
    columns: ['Donation', 'Amount'],
    rows: [
      [`${campaignName}${rhythms[interval]}`, shown(amount)],
      ...(feeAmount > 0 ? [['Payment fees covered by the donor', shown(feeAmount)]] : []),
    ],
    sums: [
      { label: 'Total', value: shown(total), isStrong: true },
      ...(refunded > 0
        ? [
            { label: 'Returned', value: shown(-refunded), isStrong: false },
            { label: 'Total after return', value: shown(total - refunded), isStrong: true },
          ]
        : []),
    ],
    notes: [],
    footer: `${seller.name} · Donation receipt ${receiptNumber ?? ''}`,
  };
}
