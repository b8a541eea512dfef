import { describe, expect, it } from '@jest/globals';
import { notificationView } from '@linkyard/contracts';
import { wordsOf } from './notification-words.js';

const told = notificationView.shape.notification;

describe('wordsOf', () => {
  it('tells a lead from an answered form', () => {
    expect(wordsOf(told.parse({ type: 'lead', name: 'Ann', campaignName: 'ann-bakes' }))).toEqual({
      text: 'Ann left their details on ann-bakes.',
      path: '/myleads',
      search: 'Ann',
    });
    expect(wordsOf(told.parse({ type: 'lead', email: 'a@b.org', formTypeData: { type: 'form' } }))).toMatchObject({
      text: 'a@b.org filled in a form.',
      path: '/formdata',
    });
  });

  it('says what was bought for how much', () => {
    const bought = told.parse({
      type: 'purchase',
      name: 'Ben',
      productDetails: [{ name: 'Zine' }, { name: 'Print' }],
      amount: 1850,
      currency: 'USD',
    });
    expect(wordsOf(bought).text).toBe('Ben bought Zine, Print for $18.50.');
  });

  it('has words for somebody who left no name', () => {
    expect(wordsOf(told.parse({ type: 'donation' })).text).toBe('Somebody donated to you.');
  });
});
