import { describe, expect, it } from '@jest/globals';
import { notificationView } from '@linkyard/contracts';
import { feature as leads } from '../../features/leads/feature.js';
import { createNotificationText } from './notification-text.js';

const notification = notificationView.shape.notification;
const textOf = createNotificationText([leads]);

describe('createNotificationText', () => {
  it('describes a new lead and links to the leads screen, searched by name', () => {
    expect(textOf(notification.parse({ type: 'lead', name: 'Ann', campaignName: 'ann-bakes' }))).toMatchObject({
      text: 'Ann left their details on ann-bakes.',
      path: '/myleads',
      search: 'Ann',
    });
  });

  it('links an answered form to the form screen', () => {
    expect(
      textOf(notification.parse({ type: 'lead', email: 'a@b.org', formTypeData: { type: 'form' } })),
    ).toMatchObject({
      text: 'a@b.org filled in a form.',
      path: '/formdata',
    });
  });

  it('lists the products of a purchase with its total', () => {
    const purchase = notification.parse({
      type: 'purchase',
      name: 'Ben',
      productDetails: [{ name: 'Zine' }, { name: 'Print' }],
      amount: 1850,
      currency: 'USD',
    });
    expect(textOf(purchase).text).toBe('Ben bought Zine, Print for $18.50.');
  });

  it('says what arrived in another currency, and links to what was paid', () => {
    const system = { code: 'paymentParked', params: {}, link: '/donations' };
    const parked = notification.parse({ type: 'system', system, amount: 2500, currency: 'USD' });
    expect(textOf(parked)).toMatchObject({
      text: '$25.00 arrived in another currency than you asked for. Refund it at your payment provider.',
      path: '/donations',
    });
  });

  it('names the site whose mails do not leave, and why', () => {
    const system = { code: 'senderFailing', params: { title: 'The Agency', failure: 'tls' }, link: '/white-label' };
    expect(textOf(notification.parse({ type: 'system', system }))).toMatchObject({
      text: 'Mails of The Agency do not leave. The mail server offers no encrypted connection.',
      path: '/white-label',
    });
  });

  it('names the host whose certificate is not renewed', () => {
    const system = { code: 'certificateExpiring', params: { host: 'links.ana.example' }, link: '/custom-domain' };
    expect(textOf(notification.parse({ type: 'system', system }))).toMatchObject({
      text: 'The certificate of links.ana.example expires within two weeks and could not be renewed. Please check the DNS records of the domain.',
      path: '/custom-domain',
    });
  });

  it.each([
    ['dns', 'agency.example no longer leads here. Check its records.'],
    ['claimed', 'Another account has proven that agency.example is theirs, and it is served there now.'],
  ])('names the domain that fails: %s', (reason, text) => {
    const system = { code: 'domainFailing', params: { domain: 'agency.example', reason }, link: '/custom-domain' };
    expect(textOf(notification.parse({ type: 'system', system }))).toMatchObject({ text, path: '/custom-domain' });
  });

  it('writes "Someone" when the person left no name', () => {
    expect(textOf(notification.parse({ type: 'donation' })).text).toBe('Someone donated to you.');
  });

  it.each([
    ['exportReady', 'Your export “Orders” is ready to download.'],
    ['exportFailed', 'Your export “Orders” could not be written. Please try again.'],
  ])('names what was exported and links to it: %s', (code, text) => {
    const system = { code, params: { kind: 'payment-orders' }, link: '/exports/1' };
    expect(textOf(notification.parse({ type: 'system', system }))).toMatchObject({ text, path: '/exports/1' });
  });
});
