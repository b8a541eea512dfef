import { describe, expect, it } from '@jest/globals';
import { languageFor } from './app-language.js';

describe('the language of the app', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['fr', 'de'], 'de'],
    [['en-GB', 'de'], 'en'],
    [[null, 'DE'], 'de'],
    [['ar-XB'], 'ar-XB'],
    [['ar', 'fr'], 'en'],
    [[], 'en'],
  ])('is for %j the language %s', (wanted, language) => {
    expect(languageFor(wanted)).toBe(language);
  });
});
