import { describe, expect, it } from '@jest/globals';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.js';

const event = {
  title: 'Talk; long, good',
  startAt: '2026-11-23T09:00:00.000Z',
  endAt: '2026-11-23T09:30:00.000Z',
  host: { name: 'Ann', picture: '', look: null },
  location: { type: 'inPerson' as const, value: 'Höhe 3', label: '' },
};

describe('a booking in the calendar of the visitor', () => {
  it('is a link to a calendar on the web', () => {
    const google = new URL(googleCalendarLink(event));
    expect(google.searchParams.get('dates')).toBe('20261123T090000Z/20261123T093000Z');
    expect(google.searchParams.get('text')).toBe('Talk; long, good – Ann');
    const outlook = new URL(outlookCalendarLink(event));
    expect(outlook.searchParams.get('startdt')).toBe(event.startAt);
    expect(outlook.searchParams.get('location')).toBe('Höhe 3');
  });
});
