import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { aRegistration } from './examples.js';
import type { OpenedRegistration } from './registered-view.js';
import { registeredScreen } from './registered-screen.js';

const shown = (changes: Partial<OpenedRegistration>) =>
  renderToStaticMarkup(
    registeredScreen({ registration: aRegistration(changes), token: 't'.repeat(24) }, wordsIn('en')).body,
  );

describe('the page of a registration', () => {
  it.each([
    ['approved', true],
    ['attended', true],
    ['pending', false],
    ['waitlisted', false],
    ['cancelled', false],
  ] as const)("of one that is %s shows the host's confirmation: %s", (state, isShown) => {
    expect(shown({ state }).includes('Your seat is booked.')).toBe(isShown);
  });

  it('says that a refund was not accepted', () => {
    expect(shown({ state: 'cancelled', isRefundRefused: true, paymentState: 'paid' })).toContain(
      'Your refund could not be made yet. The host has been asked to make it again.',
    );
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const retryUrl = 'https://pay.test/1';
    const unpaid = { canPay: true, price: { amount: 1_000, currency: 'EUR' }, payUrl: retryUrl, retryUrl };
    const text = shown({ state: 'pending', ...unpaid });
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('<a class="btn go" href="https://pay.test/1">Try again</a>');
  });
});
