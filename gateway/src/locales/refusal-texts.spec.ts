import { describe, expect, it } from '@jest/globals';
import {
  createCheckout,
  createDonation,
  errorCatalogue,
  fieldErrors,
  rateBooking,
  saveBooking,
  sendWalletLinks,
  subscribeWebinar,
} from '@linkyard/contracts';
import { wrongBodies } from '@linkyard/contracts/testing';
import { inLanguage } from '@linkyard/languages/request';
import { DomainError } from '@linkyard/service-kit';
import { inVisitorsWords, refusalText } from './refusal-texts.js';

const inGerman = (text: string) => inLanguage('de', () => refusalText(text));

describe('a refusal that a visitor reads', () => {
  it('is translated with the values in it', () => {
    expect(inGerman('Use at most 120 characters.')).toBe('Verwende höchstens 120 Zeichen.');
    expect(inGerman('Please give at least 5,00 €.')).toBe('Bitte gib mindestens 5,00 €.');
    expect(refusalText('Use at most 120 characters.')).toBe('Use at most 120 characters.');
  });

  it('writes amounts as its reader does', () => {
    const amounts = { amount: { amount: 500, currency: 'EUR' } };
    const refused = new DomainError('core.invalid_input', {
      errors: [{ path: 'amount', message: 'Please give at least €5.00.', amounts }],
    });
    const { details } = inLanguage('de', () => inVisitorsWords(refused));
    expect(details.errors?.[0]?.message).toBe('Bitte gib mindestens 5,00\u00a0€.');
  });

  it('writes days as its reader does', () => {
    expect(inGerman('2031-06-10 is not free.')).toBe('Der 10. Juni 2031 ist nicht frei.');
  });

  it('stays as it is where the sentence is not known, also with quotes and braces', () => {
    expect(inGerman("A seller's own {rule}")).toBe("A seller's own {rule}");
  });

  it('keeps code and paths', () => {
    const refused = new DomainError('core.invalid_input', {
      errors: [{ path: 'buyer.email', message: 'Use text here.' }],
    });
    const { code, details, text } = inLanguage('de', () => inVisitorsWords(refused));
    expect({ code, errors: details.errors, text }).toEqual({
      code: 'core.invalid_input',
      errors: [{ path: 'buyer.email', message: 'Verwende hier Text.' }],
      text: 'Bitte prüfe die markierten Felder.',
    });
  });

  it.each(Object.entries(errorCatalogue))('of the code %s is translated', (_code, { text }) => {
    expect(inGerman(text)).not.toBe(text);
  });

  it.each(
    [createCheckout, createDonation, rateBooking, saveBooking, sendWalletLinks, subscribeWebinar].map(
      (command) => [command.subject, command.request] as const,
    ),
  )('of a field of %s is translated', (_subject, request) => {
    const results = wrongBodies(request).map((body) => request.safeParse(body));
    const messages = results.flatMap(({ error }) => (error ? fieldErrors(error).map(({ message }) => message) : []));
    expect(messages.length).toBeGreaterThan(0);
    expect([...new Set(messages)].filter((message) => inGerman(message) === message)).toEqual([]);
  });
});
