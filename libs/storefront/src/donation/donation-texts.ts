import type { PublicDonation } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

export const providerNames = { stripe: 'Stripe', paypal: 'PayPal' };

export const processingText = ({ i18n }: Words): string =>
  i18n.t(
    'Your payment is being processed, which can take some days. You get a mail when it arrives; please do not pay again.',
  );

/** Why a donation was not paid. */
export const unpaidTexts = {
  cancelled: ({ i18n }) => i18n.t('This donation was cancelled. Nothing was charged.'),
  expired: ({ i18n }) => i18n.t('There was no payment in time. Nothing was charged.'),
  failed: ({ i18n }) => i18n.t('The payment did not go through. Nothing was charged.'),
} satisfies Partial<Record<PublicDonation['state'], (words: Words) => string>>;
