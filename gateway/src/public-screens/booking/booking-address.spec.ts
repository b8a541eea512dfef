import { describe, expect, it } from '@jest/globals';
import { bookingAddress } from '@linkyard/storefront';
import { readBookingQuery, zoneShown } from './booking-address.js';

describe('the address of a booking page', () => {
  it('keeps what makes sense and drops the rest', () => {
    const query = readBookingQuery({
      tz: 'Asia/Tokyo',
      month: '2026-13',
      day: '2026-11-31',
      duration: '30',
      clock: '25',
    });
    expect(query).toEqual({ tz: 'Asia/Tokyo', duration: 30 });
    expect(readBookingQuery({ tz: 'Moon/Base', start: 'soon' })).toEqual({});
  });

  it('keeps the key of the hold of its visitor, and drops what is none', () => {
    const hold = 'hold-key-0123456789';
    expect(bookingAddress('abc', readBookingQuery({ hold }))).toBe(`/bookAppointment/abc?hold=${hold}`);
    expect(readBookingQuery({ hold: 'none' })).toEqual({});
  });

  it('shows the zone of the visitor, unless the host fixed one', () => {
    const query = { tz: 'Asia/Tokyo' };
    expect(zoneShown({ lockTimeZone: false, timeZone: 'Europe/Berlin' }, query)).toBe('Asia/Tokyo');
    expect(zoneShown({ lockTimeZone: true, timeZone: 'Europe/Berlin' }, query)).toBe('Europe/Berlin');
    expect(zoneShown({ lockTimeZone: false, timeZone: '' }, {})).toBe('UTC');
  });
});
