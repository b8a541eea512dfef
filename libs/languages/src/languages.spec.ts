import { describe, expect, it } from '@jest/globals';
import {
  acceptedLanguage,
  directionOf,
  languageFor,
  oncePerLanguage,
  sentenceTranslator,
  translator,
} from './index.js';
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

  it('knows which are written from right to left', () => {
    expect(['ar-EG', 'HE', 'de', 'arn', ''].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'ltr']);
  });

  it('shows a message with its values, in English where it is not translated', () => {
    const textsIn = translator({ de: { '{count, plural, one {# seat} other {# seats}}': 'Plätze: {count}' } });
    const seats = '{count, plural, one {# seat} other {# seats}}';
    expect(textsIn('en').t(seats, { count: 1 })).toBe('1 seat');
    expect(textsIn('de').t(seats, { count: 2 })).toBe('Plätze: 2');
    expect(textsIn('de').t('Hello {name}', { name: 'Ann' })).toBe('Hello Ann');
  });

  it('makes a constant once for each language', () => {
    let current = 'en';
    const label = oncePerLanguage(() => current)((language) => ({ language }));
    const english = label();
    current = 'de';
    expect(label()).toEqual({ language: 'de' });
    current = 'en';
    expect(label()).toBe(english);
  });

  it('translates sentences of others with the values in them, and leaves every other text as it is', () => {
    const german: Record<string, string> = {
      'Saved.': 'Gespeichert.',
      'Use at most {count} characters.': 'Höchstens {count} Zeichen.',
      'Use at most {count} characters of "{field}".': 'Höchstens {count} Zeichen in „{field}“.',
    };
    const translated = sentenceTranslator([...Object.keys(german), '{count, plural, one {# page} other {pages}}']);
    const texts = translator({ de: german })('de');
    const inGerman = (text: string) => translated(text, (message, values) => texts.t(message, values));
    expect(inGerman('Saved.')).toBe('Gespeichert.');
    expect(inGerman('Use at most 80 characters.')).toBe('Höchstens 80 Zeichen.');
    expect(inGerman('Use at most 80 characters of "a.{b}".')).toBe('Höchstens 80 Zeichen in „a.{b}“.');
    expect(inGerman('Use at most a few characters, please.')).toBe('Use at most a few characters, please.');
    expect(inGerman('A text with {braces')).toBe('A text with {braces');
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
