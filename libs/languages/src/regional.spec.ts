import { describe, expect, it } from '@jest/globals';
import { clockOfLocale, weekBegins } from './index.js';

describe('the calendar of a region', () => {
  const expected = { 'en-US': 0, 'en-GB': 1, de: 1, 'ar-EG': 6, 'pt-BR': 0, '*': 0 };
  const found = () => Object.fromEntries(Object.keys(expected).map((tag) => [tag, weekBegins(tag)]));

  it('begins its weeks on the usual day', () => {
    expect(found()).toEqual(expected);
  });

  it('does so where the browser knows no weeks', () => {
    const weeks = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      expect(found()).toEqual(expected);
    } finally {
      Object.defineProperties(Intl.Locale.prototype, weeks);
    }
  });

  it('reads the usual clock', () => {
    const clocks = ['en-US', 'en-GB', 'de', 'ar-EG', 'ja', '*'].map(clockOfLocale);
    expect(clocks).toEqual(['12', '24', '24', '12', '24', '12']);
  });
});
