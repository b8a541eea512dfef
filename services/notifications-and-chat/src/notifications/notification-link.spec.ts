import { describe, expect, it } from '@jest/globals';
import { linkOf } from './notification-link.js';

describe('where a notification leads', () => {
  it.each([
    ['lead', 'optin', '/myleads'],
    ['lead', 'form', '/formdata'],
    ['donation', null, '/donations'],
    ['purchase', null, '/purchase'],
    ['appointment', null, '/appointment-booking'],
    ['appointment', 'cancelled', '/appointment-booking'],
    ['appointment', 'calendar', '/integrations'],
    ['webinar', null, '/registrations'],
    ['invoice', null, '/invoice/list'],
    ['bform', null, '/brandPromotions'],
  ] as const)('%s %s: %s', (type, form, link) => {
    expect(linkOf({ type, formTypeData: form && { type: form } })).toBe(link);
  });

  it('that is about no visitor is named with it', () => {
    const system = { code: 'gateGuessed' as const, params: {}, link: '/mylinks' };
    expect(linkOf({ type: 'system', formTypeData: null, system })).toBe('/mylinks');
  });
});
