import { describe, expect, it } from '@jest/globals';
import type { RegistrantView } from '@linkyard/contracts';
import { inLanguage } from '@linkyard/languages/request';
import { screenDocument } from '../public-screen.js';
import { registeredScreen } from './registered-screen.js';

const person = { firstName: 'Ada', lastName: '', email: 'ada@example.com', phone: '', organization: '', jobTitle: '' };
const confirmation = { thanktype: 'text', text: 'Your seat is booked.', redirectUrl: '' } as const;
const aRegistration = (state: RegistrantView['state']): RegistrantView => ({
  ...{
    uid: 'r'.repeat(16),
    title: 'Glazing',
    person,
    answers: [],
    state,
    paymentState: 'none',
    mode: 'live',
    price: null,
  },
  ...{
    refunded: null,
    awaitedUntil: null,
    cancel: null,
    denyReason: null,
    host: { name: 'Ana', picture: '', look: null },
    sessions: [],
  },
  webinar: { publicId: 'w'.repeat(16), title: 'Glazing', state: 'scheduled', confirmation },
  ...{ joinUrl: null, replayUrl: null, payUrl: null, canPay: false, canCancel: true, refundOnCancel: null },
  isRefundRefused: false,
});

describe('the page of a registration', () => {
  it.each([
    ['approved', true],
    ['attended', true],
    ['pending', false],
    ['waitlisted', false],
    ['cancelled', false],
  ] as const)("of one that is %s shows the host's confirmation: %s", (state, isShown) => {
    const view = { registration: aRegistration(state), token: 't'.repeat(24) };
    const { text } = inLanguage('en', () => screenDocument(registeredScreen(view)));
    expect(text.includes('Your seat is booked.')).toBe(isShown);
  });

  it('says that a refund was not accepted', () => {
    const refused = { ...aRegistration('cancelled'), isRefundRefused: true, paymentState: 'paid' as const };
    const view = { registration: refused, token: 't'.repeat(24) };
    const { text } = inLanguage('en', () => screenDocument(registeredScreen(view)));
    expect(text).toContain('Your refund could not be made yet. The host has been asked to make it again.');
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const retryUrl = 'https://pay.test/1';
    const unpaid = { canPay: true, price: { amount: 1_000, currency: 'EUR' }, payUrl: retryUrl, retryUrl };
    const view = { registration: { ...aRegistration('pending'), ...unpaid }, token: 't'.repeat(24) };
    const { text } = inLanguage('en', () => screenDocument(registeredScreen(view)));
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('<a class="btn go" href="https://pay.test/1">Try again</a>');
  });
});
