import { afterEach, describe, expect, it } from '@jest/globals';
import { activateLanguage, i18n, perLanguage, textOf, translated, withinSentence } from './language.js';

afterEach(() => activateLanguage('en'));

describe('the language of the app', () => {
  it('shows English from the code, with its values', () => {
    expect(i18n._({ id: 'a', message: '{count, plural, one {# page} other {# pages}}', values: { count: 2 } })).toBe(
      '2 pages',
    );
    expect(textOf({ id: 'b', message: 'Pages' })).toBe('Pages');
  });

  it('makes a constant once for each language', () => {
    const label = perLanguage(() => ({ text: textOf({ id: 'b', message: 'Pages' }) }));
    const english = label();
    expect(label()).toBe(english);
    activateLanguage('de', { b: 'Seiten' });
    expect(label()).toEqual({ text: 'Seiten' });
  });

  it('translates what a contract declares, and leaves any other answer as it is', () => {
    activateLanguage('de', { 'Saved.': 'Gespeichert.', 'Use {count} or more.': 'Mindestens {count}.' });
    expect(translated('Saved.')).toBe('Gespeichert.');
    expect(translated('Use 0.5 or more.')).toBe('Mindestens 0.5.');
    expect(translated('At most {3')).toBe('At most {3');
    expect(translated()).toBe('');
  });

  it('writes a noun within a sentence in lower case, but with its capital in German', () => {
    expect(withinSentence('Leads')).toBe('leads');
    activateLanguage('de');
    expect(withinSentence('Seiten')).toBe('Seiten');
  });
});
