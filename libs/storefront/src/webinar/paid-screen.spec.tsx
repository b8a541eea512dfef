import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '../document/render-screen.js';
import { wordsIn } from '../words/words.js';
import { aPayment } from './examples.js';
import { paidScreen } from './paid-screen.js';

const words = wordsIn('en');
const shown = (retryUrl: string | null) => {
  const screen = paidScreen(aPayment({ retryUrl }), words);
  return renderScreen({ screen, site: { title: '', look: '' }, words, script: null });
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

  it('leads back to the page of its host', () => {
    expect(shown(null)).toContain('href="/ana" dir="auto">Back to Ana makes mugs</a>');
  });
});
