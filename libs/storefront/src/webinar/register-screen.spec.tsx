import { describe, expect, it } from '@jest/globals';
import type { PublicWebinarView } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { emptyForm } from '../form/form-values.js';
import { wordsIn } from '../words/words.js';
import { aWebinar } from './examples.js';
import { registerScreen } from './register-screen.js';

const idempotencyKey = '5a3e5d4e-0000-4000-8000-000000000000';
const question = (id: string, title: string) => ({ id, title, type: 'text' as const, options: [], required: true });
const shown = (changes: Partial<PublicWebinarView>, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(
    registerScreen({ webinar: aWebinar(changes), form: emptyForm, idempotencyKey }, wordsIn(language)).body,
  );

describe('the form to register for a webinar', () => {
  it('translates the standard fields of the provider, and nothing that a person has written', () => {
    const fields = [question('goto-1', 'Postal code'), question('goto-2', 'Which kiln?'), question('own', 'City')];
    const text = shown({ fields }, 'de');
    for (const label of ['Postleitzahl', 'Which kiln?', 'City']) expect(text).toContain(label);
    expect(text).not.toContain('Postal code');
  });

  it('marks what need not be filled in', () => {
    const optional = { ...question('more', 'Remarks'), required: false };
    const text = shown({ personFields: ['phone'], fields: [question('own', 'City'), optional] });
    for (const label of ['Phone (optional)', 'Remarks (optional)', '>City<']) expect(text).toContain(label);
  });

  it('offers the waiting list only when each session is full', () => {
    const times = { startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T18:00:00Z', timeZone: 'UTC' };
    const full = { ...times, sessionKey: 'a', seatsLeft: 0, isWaitlisted: true };
    const free = { ...times, sessionKey: 'b', seatsLeft: 2, isWaitlisted: false };
    const buttonOf = (sessions: PublicWebinarView['sessions']) =>
      /<button[^>]*>(.*?)<\/button>/.exec(shown({ type: 'series', sessions }))?.[1];
    expect(buttonOf([full])).toBe('Join the waiting list');
    expect(buttonOf([full, free])).toBe('Register');
  });
});
