import { describe, expect, it } from '@jest/globals';
import { inEnglish } from '@linkyard/contracts';
import { pageTexts } from '../locales/texts.js';
import { parseAnswers as parseIn } from './answers.js';
import { createDefault } from './default.js';

const parseAnswers = (data: unknown, raw: unknown) => parseIn(data, raw, pageTexts('en'));
const errorsOf = (data: unknown, raw: unknown) => {
  const parsed = parseAnswers(data, raw);
  return parsed.ok ? {} : Object.fromEntries(parsed.errors.map((error) => [error.path, inEnglish(error)]));
};

describe('answers to a sign-up', () => {
  it('says who signed up, and keeps the sentence that was agreed to', () => {
    const { consentText } = createDefault(pageTexts('en'));
    expect(
      parseAnswers(createDefault(pageTexts('en')), { name: 'Ada', email: 'ADA@x.co', consent: 'on', started_at: '' }),
    ).toEqual({
      ok: true,
      person: { name: 'Ada', email: 'ada@x.co' },
      answers: [
        { fieldId: 'name', title: 'Name', type: 'text', value: 'Ada' },
        { fieldId: 'email', title: 'E-mail', type: 'email', value: 'ada@x.co' },
        { fieldId: 'consent', title: consentText, type: 'checkbox', value: true },
      ],
      thankYou: { thanktype: 'text', text: 'Thank you! The next letter will find you.' },
    });
  });

  it('wants the address and the required consent, not the name', () => {
    expect(errorsOf(createDefault(pageTexts('en')), {})).toEqual({
      email: 'Please fill this in.',
      consent: 'Please tick this box.',
    });
  });

  it('keeps a consent that was not given as such', () => {
    const data = { consentText: 'Write to me', consentRequired: false };
    expect(parseAnswers(data, { email: 'a@b.co' })).toMatchObject({
      answers: [{ fieldId: 'email' }, { fieldId: 'consent', title: 'Write to me', value: false }],
    });
  });

  it('keeps a long consent sentence whole', () => {
    const consentText = 'word '.repeat(180).trim();
    const parsed = parseAnswers({ consentText }, { email: 'a@b.co', consent: true });
    expect(parsed.ok && parsed.answers.at(-1)?.title).toBe(consentText);
  });

  it.each([
    ['phone', 'a field that is switched off'],
    ['consent', 'a consent that was never asked'],
    ['stage', 'an unknown name'],
    ['__proto__', 'a prototype name'],
  ])('refuses %s: %s', (key) => {
    const raw: unknown = JSON.parse(`{"email":"a@b.co",${JSON.stringify(key)}:"12345678"}`);
    expect(errorsOf({}, raw)[key] ?? 'accepted').toBe('This field is not part of the form.');
  });

  it('asks for the first way of contact only', () => {
    const both = { isemail: true, isphone: true, iswhatsapp: true };
    expect(errorsOf(both, {})).toEqual({ email: 'Please fill this in.' });
    expect(errorsOf({ isemail: false, isphone: true, iswhatsapp: true }, {})).toEqual({
      phone: 'Please fill this in.',
    });
    expect(parseAnswers({ ...both, isname: false }, { email: 'a@b.co', whatsapp: '+1 202 555 0100' })).toMatchObject({
      person: { email: 'a@b.co', whatsapp: '+12025550100' },
    });
  });

  it('asks for an e-mail address when everything is switched off', () => {
    expect(errorsOf({ isemail: false, isname: false }, {})).toEqual({ email: 'Please fill this in.' });
  });

  it.each([[{ $ne: null }], [['a@b.co', 'c@d.co']], ['a@b.co\r\nBcc: x@y.co'], ['x'.repeat(300) + '@b.co']])(
    'refuses %.30p as an address',
    (email) => {
      expect(parseAnswers({}, { email }).ok).toBe(false);
    },
  );

  it('leads on to a link or page when one is set', () => {
    expect(parseAnswers({ thanktype: 'link', tlink: 'https://x.co/' }, { email: 'a@b.co' })).toMatchObject({
      thankYou: { thanktype: 'link', link: 'https://x.co/' },
    });
  });
});
