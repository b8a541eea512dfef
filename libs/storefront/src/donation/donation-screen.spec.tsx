import { describe, expect, it } from '@jest/globals';
import type { PublicDonation } from '@linkyard/contracts';
import { renderScreen } from '../document/render-screen.js';
import { wordsIn } from '../words/words.js';
import { donationScreen } from './donation-screen.js';
import { aDonation } from './examples.js';

const words = wordsIn('en');
const site = { title: '', look: '' };
const shown = (changes: Partial<PublicDonation> = {}) => {
  const screen = donationScreen({ donation: aDonation(changes), hasReturned: true }, words);
  return renderScreen({ screen, site, words, script: null });
};

describe('the page of a donation', () => {
  it('waits for the payment of a donor who has come back', () => {
    expect(shown()).toContain('We are waiting for the payment');
    expect(shown()).toContain('http-equiv="refresh"');
  });

  it('offers nothing to pay while a payment is processed', () => {
    const text = shown({ redirectUrl: null, isProcessing: true });
    expect(text).toContain('Your payment is being processed');
    expect(text).not.toContain('https://pay.test/1');
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const text = shown({ retryUrl: 'https://pay.test/1' });
    expect(text).not.toContain('http-equiv="refresh"');
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('href="https://pay.test/1">Try again at PayPal<');
  });

  it('leads back to the page that it was given on, which the creator may have several of', () => {
    const text = shown({ pagePath: '/ana/winter', campaignName: 'Winter' });
    expect(text).toContain('<a class="back" href="/ana/winter" dir="auto">Back to Winter</a>');
  });
});
