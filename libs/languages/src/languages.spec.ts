import { describe, expect, it } from '@jest/globals';
import { acceptedLanguage, languageFor, translator } from './index.js';
import { inLanguage, requestTexts } from './request-language.js';

describe('languages', () => {
  it('serves a visitor by the weights of the browser', () => {
    expect(acceptedLanguage('de-AT, en;q=0.8')).toBe('de');
    expect(acceptedLanguage('fr-CH, en;q=0.5, de;q=0.8')).toBe('de');
    expect(acceptedLanguage('de;q=0, fr')).toBe('en');
    expect(acceptedLanguage('*')).toBe('en');
    expect(acceptedLanguage()).toBe('en');
    expect(languageFor(['tlh', 'DE-ch'])).toBe('de');
  });

  it('shows a message with its values, in English where it is not translated', () => {
    const textsIn = translator({ de: { '{count, plural, one {# seat} other {# seats}}': 'Plätze: {count}' } });
    const seats = '{count, plural, one {# seat} other {# seats}}';
    expect(textsIn('en').t(seats, { count: 1 })).toBe('1 seat');
    expect(textsIn('de').t(seats, { count: 2 })).toBe('Plätze: 2');
    expect(textsIn('de').t('Hello {name}', { name: 'Ann' })).toBe('Hello Ann');
  });

  it('keeps the languages of two requests apart', async () => {
    const i18n = requestTexts(translator({ de: { Seats: 'Plätze' } }));
    const later = async () => {
      await Promise.resolve();
      return i18n.t('Seats');
    };
    expect(await Promise.all([inLanguage('de', later), inLanguage('en', later)])).toEqual(['Plätze', 'Seats']);
    expect(i18n.t('Seats')).toBe('Seats');
  });
});
