import { describe, expect, it } from '@jest/globals';
import { notificationTypes, notificationView, systemNotices, type NotificationView } from '@linkyard/contracts';
import type { z } from 'zod';
import { textsFor } from '../locales/texts.js';
import { linkOf, searchOf, textOf } from './notification-texts.js';

type Given = z.input<typeof notificationView.shape.notification>;
const contentOf = (given: Given): NotificationView['notification'] => notificationView.shape.notification.parse(given);
const english = (given: Given) => textOf(contentOf(given), textsFor('en'));

describe('the text of a notification', () => {
  it.each<[Given, string]>([
    [{ type: 'lead', name: 'Ann', campaignName: 'ann-bakes' }, 'Ann left their details on ann-bakes.'],
    [{ type: 'lead', email: 'a@b.org', formTypeData: { type: 'form' } }, 'a@b.org filled in a form.'],
    [{ type: 'lead', name: 'Ann', formTypeData: { type: 'upload' } }, 'Ann sent you a file.'],
    [{ type: 'rating', name: 'Ann', campaignName: 'Mugs' }, 'Ann left a rating on Mugs.'],
    [{ type: 'donation' }, 'Someone donated to you.'],
    [{ type: 'donation', name: 'Ben', amount: 500, currency: 'EUR', campaignName: 'M' }, 'Ben donated €5.00 on M.'],
    [
      {
        ...{ type: 'purchase', name: 'Ben', amount: 1_850, currency: 'USD' },
        productDetails: [{ name: 'Zine' }, { name: 'Print' }],
      },
      'Ben bought Zine, Print for $18.50.',
    ],
    [
      { type: 'appointment', name: 'Ben', appointmentName: 'Call', formTypeData: { type: 'requested' } },
      'Ben asks for “Call”.',
    ],
    [{ type: 'webinar', name: 'Ben', webinar: 'Glaze' }, 'Ben signed up for Glaze.'],
    [
      { type: 'webinar', name: 'Ben', webinar: 'Glaze', formTypeData: { type: 'cancelled' } },
      'Ben no longer takes part in Glaze.',
    ],
    [{ type: 'invoice', payerBName: 'Acme', amount: 100, currency: 'EUR' }, 'Acme paid an invoice of €1.00.'],
    [{ type: 'bform', name: 'Acme' }, 'Acme sent you a brand request.'],
  ])('%j: %s', (content, text) => {
    expect(english(content)).toBe(text);
  });

  it.each([
    ['paymentParked', {}, '$25.00 arrived in another currency than you asked for. Refund it at your payment provider.'],
    [
      'senderFailing',
      { title: 'The Agency', failure: 'tls' },
      'Mails of The Agency do not leave. The mail server offers no encrypted connection.',
    ],
    ['domainFailing', { domain: 'a.example', reason: 'dns' }, 'a.example no longer leads here. Check its records.'],
    ['exportReady', { kind: 'payment-orders' }, 'Your export “Orders” is ready to download.'],
  ] as const)('of a system notice %s names what it is about', (code, params, text) => {
    const system = { code, params: { ...params }, link: '/profile' };
    expect(english({ type: 'system', system, amount: 2_500, currency: 'USD' })).toBe(text);
  });

  it('is there in each language for every type and every system notice', () => {
    for (const type of notificationTypes) {
      const texts = ['en', 'de'].map((locale) => textOf(contentOf({ type, name: 'Ann' }), textsFor(locale)));
      expect(texts[0]).not.toBe('');
      expect(texts[0]).not.toBe(texts[1]);
    }
    for (const code of systemNotices) {
      const system = { code, params: {}, link: '/' };
      const texts = ['en', 'de'].map((locale) => textOf(contentOf({ type: 'system', system }), textsFor(locale)));
      expect(texts[0]).not.toBe('');
      expect(texts[0]).not.toBe(texts[1]);
    }
  });
});

describe('where a notification leads', () => {
  it.each([
    ['lead', 'optin', '/myleads'],
    ['lead', 'form', '/formdata'],
    ['rating', 'rating', '/myleads'],
    ['donation', null, '/donations'],
    ['purchase', null, '/purchase'],
    ['appointment', null, '/appointment-booking'],
    ['appointment', 'cancelled', '/appointment-booking'],
    ['appointment', 'calendar', '/integrations'],
    ['webinar', null, '/registrations'],
    ['invoice', null, '/invoice/list'],
    ['bform', null, '/brandpromotionforms'],
  ] as const)('%s %s: %s', (type, form, link) => {
    expect(linkOf({ type, formTypeData: form && { type: form } })).toBe(link);
  });

  it('that is about no visitor is named with it', () => {
    const system = { code: 'gateGuessed' as const, params: {}, link: '/mylinks' };
    expect(linkOf({ type: 'system', formTypeData: null, system })).toBe('/mylinks');
  });

  it('the search is the name, or the address of a person who left none', () => {
    expect([searchOf({ name: 'Ann', email: 'a@b.org' }), searchOf({ name: '', email: 'a@b.org' })]).toEqual([
      'Ann',
      'a@b.org',
    ]);
  });
});
