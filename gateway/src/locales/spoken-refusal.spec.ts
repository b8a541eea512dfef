import { describe, expect, it } from '@jest/globals';
import { errorCatalogue, fieldCatalogue, fieldError, reason, type Reason } from '@linkyard/contracts';
import { languages } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import { DomainError } from '@linkyard/service-kit';
import { reasonText, spokenProblems, spokenRefusal } from './spoken-refusal.js';

const inGerman = (why: Reason) => inLanguage('de', () => reasonText(why));
const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ''], at) => [name, `value ${at}`]));
/** These are a text of a creator and nothing else. */
const sameInAll = new Set(['forms.format_explained']);

describe('a refusal that a person reads', () => {
  it('has its values in it', () => {
    const tooLong = reason('core.too_long', { count: 120 });
    expect(reasonText(tooLong)).toBe('Use at most 120 characters.');
    expect(inGerman(tooLong)).toBe('Verwende höchstens 120 Zeichen.');
  });

  it('writes amounts, days and numbers as its reader does', () => {
    const amount = { amount: 500, currency: 'EUR' };
    expect(inGerman(reason('commerce.donation_too_low', { amount }))).toBe('Bitte gib mindestens 5,00\u00a0€.');
    expect(reasonText(reason('commerce.donation_too_low', { amount }))).toBe('Please give at least €5.00.');
    expect(inGerman(reason('bookings.day_not_free', { day: { day: '2031-06-10' } }))).toBe(
      'Der 10. Juni 2031 ist nicht frei.',
    );
    expect(inGerman(reason('forms.number_too_low', { min: 1000.5 }))).toContain('1.000,5');
    expect(inGerman(reason('forms.date_too_early', { date: { day: '2026-01-01' } }))).toContain('1. Januar 2026');
  });

  it('shows what a value has of quotes and braces as it is', () => {
    const explanation = "A seller's own {rule}, 'quoted'";
    expect(inGerman(reason('forms.format_explained', { explanation }))).toBe(explanation);
  });

  it('says that a value cannot be used where a newer service sends a code that is not known here', () => {
    expect(inGerman({ code: 'core.of_tomorrow' })).toBe(inGerman({ code: 'core.unusable' }));
  });

  it('keeps codes, paths and values beside the sentences', () => {
    const refused = new DomainError('core.invalid_input', {
      errors: [fieldError('buyer.email', 'core.not_text'), fieldError('items', 'core.too_many', { count: 20 })],
    });
    expect(inLanguage('de', () => spokenRefusal(refused))).toEqual({
      message: 'Bitte prüfe die markierten Felder.',
      errors: [
        { path: 'buyer.email', code: 'core.not_text', message: 'Verwende hier Text.' },
        { path: 'items', code: 'core.too_many', params: { count: 20 }, message: 'Verwende höchstens 20 Einträge.' },
      ],
    });
  });

  it('is in the language of the page that it came from, whatever the browser asks for', () => {
    const refused = new DomainError('core.invalid_input', {
      errors: [fieldError('answers.name', 'core.fill_in')],
      language: 'de-AT',
    });
    expect(spokenRefusal(refused).errors?.[0]?.message).toBe(inGerman({ code: 'core.fill_in' }));
  });

  it('names its own reason in place of the sentence of its code', () => {
    const refused = new DomainError('core.conflict', { reason: reason('templates.first_page_shown') });
    expect(spokenRefusal(refused).message).toBe('The first page is always shown.');
  });
});

describe('problems in a reply', () => {
  it('have each a sentence beside the rest of the reply', () => {
    const problems = [fieldError('items.0.qty', 'commerce.at_most', { count: 2 })];
    expect(inLanguage('de', () => spokenProblems({ totals: { total: 5 }, problems }))).toEqual({
      totals: { total: 5 },
      problems: [{ ...problems[0], message: inGerman(reason('commerce.at_most', { count: 2 })) }],
    });
  });
});

describe.each(Object.entries({ ...fieldCatalogue, ...Object.fromEntries(errorsAndTexts()) }))('%s', (code, text) => {
  it('has a sentence in each language, with all of its values', () => {
    const params = valuesOf(text);
    for (const language of languages) {
      const said = inLanguage(language, () => reasonText({ code, params }));
      expect(said).not.toMatch(/\{\w+\}/);
      for (const value of Object.values(params)) expect(said).toContain(value);
      if (language !== 'en' && !sameInAll.has(code)) expect(said).not.toBe(reasonText({ code, params }));
    }
  });
});

function errorsAndTexts() {
  return Object.entries(errorCatalogue).map(([code, { text }]) => [code, text] as const);
}
