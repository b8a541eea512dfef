import { describe, expect, it } from '@jest/globals';
import { icsFile } from './calendar-file.js';

const event = {
  uid: 'booking-uid-0123456789',
  title: 'Talk; long, good',
  startAt: '2026-11-23T09:00:00.000Z',
  endAt: '2026-11-23T09:30:00.000Z',
  host: { name: 'Ann', picture: '', look: null },
  location: { type: 'inPerson' as const, value: 'Höhe 3, '.repeat(12), label: '' },
  state: 'confirmed' as const,
};

describe('a booking in the calendar of the visitor', () => {
  it('is a file with escaped text and folded lines', () => {
    const file = icsFile(event, new Date('2026-11-22T00:00:00Z'));
    expect(file).toContain('DTSTART:20261123T090000Z\r\nDTEND:20261123T093000Z\r\n');
    expect(file).toContain('SUMMARY:Talk\\; long\\, good – Ann');
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('names no product, as the calendar files of mails', () => {
    const file = icsFile(event, new Date('2026-11-22T00:00:00Z'));
    expect(file).toContain('PRODID:-//Bookings//Calendar//EN');
    expect(file).not.toMatch(/linkyard/i);
  });
});
