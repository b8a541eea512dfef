import { describe, expect, it } from '@jest/globals';
import { exampleTimes } from './previewed-appointment.js';

const seats = { seatsPerSlot: 1, showSeatsLeft: false };

describe('the times of the preview of a booking page', () => {
  it('are on the workdays of the month that are still to come', () => {
    const { day, days, month, today, start } = exampleTimes(seats, 'Europe/Berlin', Date.parse('2026-11-26T10:00:00Z'));
    expect([today, month, day]).toEqual(['2026-11-26', '2026-11', '2026-11-27']);
    expect(Object.keys(days)).toEqual(['2026-11-27', '2026-11-30']);
    expect(start).toBe('2026-11-27T08:00:00.000Z');
  });

  it('are in the month after where no workday is left', () => {
    const { month, day } = exampleTimes(seats, 'UTC', Date.parse('2026-10-30T10:00:00Z'));
    expect([month, day]).toEqual(['2026-11', '2026-11-02']);
  });

  it('have their seats where visitors see them', () => {
    const { days, day } = exampleTimes({ seatsPerSlot: 4, showSeatsLeft: true }, 'UTC', Date.parse('2026-11-26'));
    expect(days[day]?.[0]?.seatsLeft).toBe(4);
  });
});
