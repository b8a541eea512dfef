import type { DocumentContent } from '@linkyard/contracts';
import { dayOf, type Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import type { Donation } from '../donations/donation.schema.js';
import { dayText } from '../locales/dates.js';
import type { Issuer } from './seller-party.js';
import { testNote } from './test-note.js';

/** The fields of a donation that its receipt shows. */
export type ReceiptDonation = Pick<
  Donation,
  | 'receiptNumber'
  | 'mode'
  | 'campaignName'
  | 'interval'
  | 'amount'
  | 'feeAmount'
  | 'total'
  | 'refunded'
  | 'currency'
  | 'donor'
> & { completedAt: Date };

export function donationReceipt(donation: ReceiptDonation, { party, timeZone }: Issuer, i18n: Texts): DocumentContent {
  const { receiptNumber, completedAt, campaignName, interval, donor, currency } = donation;
  const { amount, feeAmount, total, refunded } = donation;
  const shown = (minor: number) => formatAmount(minor, currency, i18n.language);
  const title = i18n.t('Donation receipt {number}', { number: receiptNumber ?? '' }).trim();
  return {
    title,
    language: i18n.language,
    issuedOn: dayOf(completedAt, timeZone),
    facts: [
      { label: i18n.t('Receipt'), value: String(receiptNumber ?? '') },
      { label: i18n.t('Received on'), value: dayText(completedAt, timeZone, i18n.language) },
    ],
    seller: { ...party, label: i18n.t('Received by') },
    buyer: { label: i18n.t('Donor'), name: donor.name || donor.email, details: [donor.name && donor.email] },
    columns: [i18n.t('Donation'), i18n.t('Amount')],
    rows: [
      [purpose(campaignName, interval, i18n), shown(amount)],
      ...(feeAmount > 0 ? [[i18n.t('Payment fees covered by the donor'), shown(feeAmount)]] : []),
    ],
    sums: [
      { label: i18n.t('Total'), value: shown(total), isStrong: true },
      ...(refunded > 0
        ? [
            { label: i18n.t('Returned'), value: shown(-refunded), isStrong: false },
            { label: i18n.t('Total after return'), value: shown(total - refunded), isStrong: true },
          ]
        : []),
    ],
    notes: testNote(donation.mode, i18n),
    footer: `${party.name} · ${title}`,
  };
}

function purpose(campaign: string, interval: ReceiptDonation['interval'], i18n: Texts): string {
  if (interval === 'month') return i18n.t('{campaign}, every month', { campaign });
  return interval === 'year' ? i18n.t('{campaign}, every year', { campaign }) : campaign;
}
