import type { PublicDonation } from '@linkyard/contracts';
import { ana, layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { formWith } from '../form/form-values.js';
import { donationScreen } from './donation-screen.js';
import { refusedDonationScreen } from './refused-donation-screen.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
/** A donation that waits to be paid. */
export const aDonation = (changes: Partial<PublicDonation> = {}): PublicDonation => ({
  ...{ publicId: 'd'.repeat(22), receiver: ana, campaignName: 'Ana', pagePath: '/ana', provider: 'paypal' },
  ...{ state: 'pending', interval: 'once', endedAt: null, renewalFailedAt: null, receiptNumber: null },
  ...{ amount: usd(2_500), fee: usd(0), total: usd(2_500) },
  ...{ redirectUrl: 'https://pay.test/1', retryUrl: null, isProcessing: false },
  ...changes,
});
const given = (changes: Partial<PublicDonation> = {}) =>
  aDonation({ state: 'completed', redirectUrl: null, receiptNumber: 7, ...changes });
const monthly = { interval: 'month', fee: usd(103), total: usd(2_603) } as const;

const donations: Record<string, PublicDonation> = {
  'to be paid': aDonation(),
  'to be paid each month, with the fee': aDonation(monthly),
  'of a creator without a page': aDonation({ receiver: withoutPage }),
  'for a page with a long name': aDonation({ campaignName: longWord }),
  'written from right to left': aDonation({ receiver: layla, campaignName: 'صفحة ليلى', pagePath: '/layla' }),
  processing: aDonation({ redirectUrl: null, isProcessing: true }),
  declined: aDonation({ retryUrl: 'https://pay.test/1' }),
  waiting: aDonation({ redirectUrl: null }),
  expired: aDonation({ state: 'expired', redirectUrl: null }),
  given: given(),
  'given, from right to left': given({ receiver: layla, campaignName: 'صفحة ليلى', pagePath: '/layla' }),
  'given each month': given(monthly),
  'given each month, with a failed payment': given({ ...monthly, renewalFailedAt: '2026-11-20T10:00:00Z' }),
  'ended by its donor': given({ ...monthly, endedAt: '2026-11-20T10:00:00Z' }),
  returned: given({ state: 'refunded' }),
};

const typed = {
  campaignId: 'c'.repeat(24),
  pageId: 'p'.repeat(24),
  sectionId: 's1',
  currency: 'EUR',
  interval: 'once',
};
const filled = { ...typed, custom: '12,5o', name: 'ليلى', email: 'layla@example.com', message: 'شكرا "جزيلا" <3' };

export const examples: ScreenExamples = {
  ...Object.fromEntries(
    Object.entries(donations).map(([name, donation]): [string, ScreenExamples[string]] => [
      `donation ${name}`,
      (words) => donationScreen({ donation, hasReturned: false }, words),
    ]),
  ),
  'refused donation': (words) =>
    refusedDonationScreen({ form: formWith(filled, { custom: 'Please check.' }), lines: [], back: '/ana' }, words),
  'donation of a block that is gone': (words) =>
    refusedDonationScreen({ form: formWith(typed), lines: ['This is not offered any more.'], back: '/ana' }, words),
};
