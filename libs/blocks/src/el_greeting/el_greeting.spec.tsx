import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { dayPartOf } from './day-part.js';

const draw = (data: object, now = '2026-03-05T08:00:00Z', mode: 'public' | 'editor' = 'public') =>
  renderToStaticMarkup(
    <SectionView section={aSection('el_greeting', data)} context={aContext({ mode, now: new Date(now) })} />,
  );
const words = { morning: 'Good morning', afternoon: 'Hello', evening: 'Good evening', night: 'Sleep well' };

describe('el_greeting', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [18, 'evening'],
    [22, 'night'],
  ])('calls %i o’clock %s', (hour, part) => expect(dayPartOf(hour)).toBe(part));

  it('is written by the clock of the page’s zone', () => {
    expect(draw({ ...words, name: 'neighbour' })).toContain('>Good morning, neighbour</p>');
    expect(draw({ ...words, timeZone: 'Asia/Tokyo' })).toContain('>Hello</p>');
  });
  it('passes a time zone to the behaviour only where the visitor’s own is not used', () => {
    expect(draw({ ...words, timeZone: 'Asia/Tokyo' })).not.toContain('data-zone');
    expect(draw({ ...words, timeZone: 'Asia/Tokyo', useVisitorTime: false })).toContain('data-zone="Asia/Tokyo"');
  });
  it('is not seen at a time without words, but in the editor', () => {
    expect(draw({ evening: 'Good evening' })).toContain('class="gr" hidden=""');
    expect(draw({ evening: 'Good evening' }, undefined, 'editor')).not.toContain('hidden');
    expect(draw({ name: 'Ada' })).toBe('');
  });
});
