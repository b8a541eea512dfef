import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { countdownSchema } from './schema.js';

type Mode = 'public' | 'preview' | 'editor';
const draw = (data: object, mode: Mode = 'public') =>
  renderToStaticMarkup(<SectionView section={aSection('el_countdown', data)} context={aContext({ mode })} />);
const launch = { type: 'date', date: '2026-07-01T20:00', timeZone: 'Europe/Berlin' };

describe('el_countdown', () => {
  it('says the moment in words, and the instant to the browser', () => {
    const html = draw(launch);
    expect(html).toContain('data-at="1782928800000"');
    expect(html).toMatch(/<time dateTime="2026-07-01T18:00:00.000Z">Wednesday, .*8:00\sPM, Berlin time<\/time>/);
  });
  it('says how long an evergreen one lasts, and when a daily one ends', () => {
    expect(draw({ type: 'evergreen', minutes: 90 })).toContain('1 hour, 30 minutes from when you open this page');
    expect(draw({ type: 'daily', startAt: '09:00', endAt: '18:00', timeZone: 'Asia/Kolkata' })).toContain(
      'Every day 09:00 – 18:00, Kolkata time',
    );
    expect(draw({ type: 'daily' })).toContain('Every day until midnight, UTC');
  });
  it('renders the running digits for visitors with JavaScript', () => {
    expect(draw(launch)).toContain('<div class="cd-u" role="timer" hidden="">');
  });
  it('sends visitors only to web pages, and only from the published page', () => {
    const redirect = { ...launch, onEnd: 'redirect', url: 'https://a.example/' };
    expect(draw(redirect)).toContain('data-to="https://a.example/"');
    expect(draw(redirect, 'preview')).not.toContain('data-to');
    expect(draw({ ...redirect, url: 'mailto:a@b.co' })).not.toContain('data-to');
    expect(draw({ ...redirect, url: 'javascript:alert(1)' })).not.toContain('javascript');
  });
  it('shows nothing until a date is set', () => {
    expect(draw({ type: 'date', date: '' })).toBe('');
  });
  it.each([
    [{ date: '2026-02-30T10:00' }],
    [{ date: 'tomorrow' }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ startAt: '24:00' }],
    [{ minutes: 0 }],
    [{ url: 'javascript:alert(1)' }],
  ])('refuses %p', (data) => {
    expect(countdownSchema.safeParse(data).success).toBe(false);
  });
});
