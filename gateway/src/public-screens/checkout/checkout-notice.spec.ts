import { describe, expect, it } from '@jest/globals';
import { payCheckout, startRefusals } from '@linkyard/contracts';
import { inLanguage } from '@linkyard/languages/request';
import { problemText } from './checkout-notice.js';

describe('the notice of a checkout whose payment was refused', () => {
  it.each(startRefusals)('says in the language of the buyer what %s means', (code) => {
    const [english, german] = (['en', 'de'] as const).map((language) => inLanguage(language, () => problemText(code)));
    expect(english).toMatch(/\.$/);
    expect(german).toMatch(/\.$/);
    expect(german).not.toBe(english);
  });

  it('says nothing about a code that no payment is refused with', () => {
    expect(payCheckout.errors).not.toContain('core.unauthorized');
    expect(inLanguage('en', () => problemText('core.unauthorized'))).toBeUndefined();
  });
});
