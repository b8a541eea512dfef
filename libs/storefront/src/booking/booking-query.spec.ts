import { describe, expect, it } from '@jest/globals';
import { bookingAddress } from './booking-query.js';

describe('the address of a booking page', () => {
  it('is written with what changes', () => {
    const query = { tz: 'Asia/Tokyo', day: '2026-11-23' };
    expect(bookingAddress('abc', query, { start: '2026-11-23T10:00:00+09:00', day: undefined })).toBe(
      '/bookAppointment/abc?tz=Asia%2FTokyo&start=2026-11-23T10%3A00%3A00%2B09%3A00',
    );
    expect(bookingAddress('abc', {})).toBe('/bookAppointment/abc');
  });

  it('keeps where its visitor came from', () => {
    const query = { cid: 'page', utm_source: 'mail', month: '2026-11' };
    expect(bookingAddress('abc', query, { month: '2026-12' })).toBe(
      '/bookAppointment/abc?cid=page&utm_source=mail&month=2026-12',
    );
  });
});
