import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fieldCatalogue } from '@linkyard/contracts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { activateLanguage, i18n } from '../language/language.js';
import { reasonText } from './reason-text.js';

// As in the built app, which sends no parser of messages to browsers.
beforeEach(() => void i18n.setMessagesCompiler((message) => [message]));
afterEach(() => {
  i18n.setMessagesCompiler(compileMessage);
  activateLanguage('en');
});

describe('why a value is refused', () => {
  it('names its values in English, which has no catalogue', () => {
    expect(reasonText({ code: 'core.too_short', params: { count: 1000 } })).toBe('Use at least 1,000 characters.');
  });

  it('leaves no name of a value in any sentence', () => {
    const all = Object.entries(fieldCatalogue);
    const params = (text: string) =>
      Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'X']));
    expect(
      all.map(([code, text]) => reasonText({ code, params: params(text) })).filter((text) => /[{}]/.test(text)),
    ).toEqual([]);
    expect(all.filter(([, text]) => /\{\w+,/.test(text))).toEqual([]);
  });

  it('names them in the language of the app', () => {
    activateLanguage('de', { 'Use at least {count} characters.': ['Mindestens ', ['count'], ' Zeichen.'] });
    expect(reasonText({ code: 'core.too_short', params: { count: 1000 } })).toBe('Mindestens 1.000 Zeichen.');
  });
});
