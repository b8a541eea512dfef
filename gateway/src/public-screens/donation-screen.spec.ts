import { describe, expect, it } from '@jest/globals';
import type { PublicDonation } from '@linkyard/contracts';
import { inLanguage } from '@linkyard/languages/request';
import { donationScreen } from './donation-screen.js';
import { screenDocument } from './public-screen.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const pending: PublicDonation = {
  ...{
    receiver: { name: 'Ana', picture: '', look: null },
    publicId: 'd'.repeat(22),
    state: 'pending',
    interval: 'once',
    endedAt: null,
    renewalFailedAt: null,
    provider: 'paypal',
  },
  ...{ amount: usd(2_500), fee: usd(0), total: usd(2_500), receiptNumber: null },
  ...{ campaignName: 'Ana', pagePath: '/ana', redirectUrl: 'https://pay.test/1', retryUrl: null },
  isProcessing: false,
};
const shown = (donation: PublicDonation) => inLanguage('en', () => screenDocument(donationScreen(donation, true)).text);

describe('the page of a donation', () => {
  it('waits for the payment of a donor who has come back', () => {
    expect(shown(pending)).toContain('We are waiting for the payment');
    expect(shown(pending)).toContain('http-equiv="refresh"');
  });

  it('offers nothing to pay while a payment is processed', () => {
    const text = shown({ ...pending, redirectUrl: null, isProcessing: true });
    expect(text).toContain('Your payment is being processed');
    expect(text).not.toContain('https://pay.test/1');
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const text = shown({ ...pending, retryUrl: 'https://pay.test/1' });
    expect(text).not.toContain('http-equiv="refresh"');
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toMatch(/href="https:\/\/pay\.test\/1"\s*>Try again at PayPal</);
  });
});
