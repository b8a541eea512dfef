import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { chooseScreen } from './choose-screen.js';
import type { ChooseView } from './choose-view.js';
import { aChooseView, aPublicAppointment } from './example-records.js';

const start = '2026-11-23T10:00:00+01:00';
const appointment = aPublicAppointment({ seatsPerSlot: 5, showSeatsLeft: true, durations: [30, 60] });
const textOf = (change: Partial<ChooseView> = {}, words = wordsIn('en')) =>
  renderToStaticMarkup(chooseScreen(aChooseView({ appointment, ...change }), words).body);

describe('choosing a time', () => {
  const text = textOf();

  it('offers days with free times as links that say how many there are', () => {
    expect(text).toContain('aria-label="Monday, November 23, 1 free time"');
    expect(text.match(/data-day=/g)).toHaveLength(1);
  });

  it('offers the times of the day as links, with the seats that are left', () => {
    expect(text).toContain(`start=${encodeURIComponent(start)}`);
    expect(text).toMatch(/10:00.AM<small>1 seat left<\/small>/);
  });

  it('writes what the host typed as text', () => {
    const appointment = aPublicAppointment({ title: 'Talk <b>', description: '<script>' });
    expect(textOf({ appointment })).toContain('<h1 dir="auto">Talk &lt;b&gt;</h1>');
    expect(textOf({ appointment })).not.toContain('<script>');
  });

  it('leads to no month of the past, and says so where a month has no free time', () => {
    expect(text).not.toContain('Month before');
    expect(textOf({ day: null, days: {} })).toContain('There are no free times in November 2026');
  });

  it('distinguishes the two passes of a repeated hour', () => {
    const days = {
      '2026-10-25': ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((one) => ({
        start: one,
        seatsLeft: null,
      })),
    };
    const twice = textOf({ month: '2026-10', today: '2026-10-01', day: '2026-10-25', days });
    expect(twice).toContain('<small>UTC+02:00</small>');
    expect(twice).toContain('<small>UTC+01:00</small>');
  });

  it('is on the clock of the region of its reader until another is chosen', () => {
    const british = wordsIn('en', 'en-GB');
    expect(textOf({}, british)).toContain('>10:00<');
    expect(textOf({ query: { clock: '12' } }, british)).toMatch(/>10:00.AM</);
    expect(textOf({}, british)).toMatch(/where it is <bdi>11:00<\/bdi> now/);
  });

  it('offers a zone and asks the browser for its own, unless the host fixed one', () => {
    expect(textOf({ query: {} })).toContain('data-detect=""');
    expect(text).not.toContain('data-detect');
    const fixed = textOf({ query: {}, appointment: aPublicAppointment({ lockTimeZone: true }) });
    expect(fixed).not.toContain('data-detect');
    expect(fixed).not.toContain('Change the time zone');
  });

  it('keeps length and own hold out of a move', () => {
    const move = textOf({ query: { step: 'move' } });
    expect(text).toContain('aria-label="Length"');
    expect(text).toContain('data-own-hold=""');
    expect(move).not.toContain('aria-label="Length"');
    expect(move).not.toContain('data-own-hold');
    expect(move).toContain('Your booking stays as it is until you confirm.');
  });
});
