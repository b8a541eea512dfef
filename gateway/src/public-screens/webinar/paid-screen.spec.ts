import { describe, expect, it } from '@jest/globals';
import { inLanguage } from '@linkyard/languages/request';
import { screenDocument } from '../public-screen.js';
import { paidScreen } from './paid-screen.js';

const shown = (retryUrl: string | null) => {
  const view = { title: 'Glazing', state: 'pending' as const, isPaid: false, publicId: 'w'.repeat(16), retryUrl };
  return inLanguage('en', () => screenDocument(paidScreen(view)).text);
};

describe('the return from the payment page of a webinar', () => {
  it('waits while the payment is on its way', () => {
    expect(shown(null)).toContain('Your payment is being checked');
    expect(shown(null)).toContain('http-equiv="refresh"');
  });

  it('says that the payment was declined, with the link to pay in another way', () => {
    const text = shown('https://pay.test/1');
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('<a class="btn go" href="https://pay.test/1">Try again</a>');
    expect(text).not.toContain('http-equiv="refresh"');
  });
});
