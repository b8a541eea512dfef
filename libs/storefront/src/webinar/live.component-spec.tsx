import { describe, expect, it } from '@jest/globals';
import { emptyForm, formWith, type FormValues } from '../form/form-values.js';
import { render } from '@testing-library/react';
import { wordsIn } from '../words/words.js';
import { aWebinar } from './examples.js';
import { addOwnTimes } from './own-times.js';
import { noteRegisterFacts } from './register-facts.js';
import { registerScreen } from './register-screen.js';

const moments = { startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T18:00:00Z', timeZone: 'Europe/Berlin' };
const webinar = aWebinar({
  ...{ type: 'single', state: 'scheduled' },
  sessions: [{ sessionKey: 's', ...moments, seatsLeft: null, isWaitlisted: false }],
});
const open = (form: FormValues = emptyForm) =>
  render(<>{registerScreen({ webinar, form, idempotencyKey: 'k' }, wordsIn('en')).body}</>).container;
const field = (page: HTMLElement, name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;

describe('the script of webinar screens', () => {
  it("adds the visitor's own time where they are in another zone", () => {
    document.documentElement.lang = 'en';
    const time = open().querySelector('time');
    expect(time).not.toBeVisible();
    addOwnTimes(document, 'America/New_York');
    expect(time).toBeVisible();
    expect(time?.textContent?.replaceAll('\u202f', ' ')).toBe(
      'For you: Thursday, December 3, 2026, 12:00 PM – 1:00 PM (America/New York)',
    );
  });

  it('adds nothing in the zone of the webinar', () => {
    const time = open().querySelector('time');
    addOwnTimes(document, 'Europe/Berlin');
    expect(time).not.toBeVisible();
  });

  it('notes zone and moment in the form, and keeps the moment of a form that came back', () => {
    const page = open();
    noteRegisterFacts(document, 'Asia/Tokyo', 1_000);
    expect([field(page, 'timeZone'), field(page, 'started_at')]).toEqual(['Asia/Tokyo', '1000']);
    page.remove();
    const again = open(formWith({ started_at: '1000' }));
    noteRegisterFacts(document, 'Asia/Tokyo', 2_000);
    expect(field(again, 'started_at')).toBe('1000');
  });
});
