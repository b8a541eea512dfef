import { describe, expect, it } from '@jest/globals';
import { hoursShown, instantOf, placeEvents, wallClock, type CalendarEvent } from './place-events.js';

const event = (id: string, startAt: string, endAt: string): CalendarEvent => ({
  id,
  startAt,
  endAt,
  title: id,
  subtitle: '',
  colour: 'green',
  isPending: false,
  canMove: false,
  description: id,
});

describe('events of a calendar', () => {
  it('stand on the clock of the host, over the change of clocks', () => {
    expect(wallClock('2026-03-28T08:00:00Z', 'Europe/Berlin')).toEqual({ day: '2026-03-28', minute: 9 * 60 });
    expect(wallClock('2026-03-29T08:00:00Z', 'Europe/Berlin')).toEqual({ day: '2026-03-29', minute: 10 * 60 });
    expect(wallClock('2026-11-22T23:30:00Z', 'Asia/Kolkata')).toEqual({ day: '2026-11-23', minute: 5 * 60 });
  });

  it('are moved to a wall clock, also in a week in which the clock changes', () => {
    const at = (day: string, minute: number) => new Date(instantOf(day, minute, 'Europe/Berlin')).toISOString();
    expect(at('2026-03-28', 600)).toBe('2026-03-28T09:00:00.000Z');
    expect(at('2026-03-29', 600)).toBe('2026-03-29T08:00:00.000Z');
    expect(at('2026-03-29', 150)).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25', 600)).toBe('2026-10-25T09:00:00.000Z');
  });

  it('share the width of their day while they overlap', () => {
    const placed = placeEvents(
      [
        event('b', '2026-11-23T09:30:00Z', '2026-11-23T10:30:00Z'),
        event('a', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'),
        event('c', '2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z'),
        event('d', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z'),
        event('e', '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'),
      ],
      'UTC',
    );
    expect(placed.map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
      ['e', 0, 1],
    ]);
  });

  it('stand beside one that begins where the card of a short one still is', () => {
    const short = event('a', '2026-11-23T10:15:00Z', '2026-11-23T10:30:00Z');
    const next = event('b', '2026-11-23T10:30:00Z', '2026-11-23T11:00:00Z');
    expect(placeEvents([short, next], 'UTC').map(({ lanes }) => lanes)).toEqual([1, 1]);
    expect(placeEvents([short, next], 'UTC', 25).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('end with their first day where they go past midnight, and widen the hours shown', () => {
    const placed = placeEvents([event('late', '2026-11-23T23:00:00Z', '2026-11-24T01:00:00Z')], 'UTC');
    expect(placed[0]).toMatchObject({ day: '2026-11-23', fromMin: 23 * 60, toMin: 24 * 60 });
    expect(hoursShown(placed)).toEqual({ fromHour: 8, toHour: 24 });
    expect(hoursShown([])).toEqual({ fromHour: 8, toHour: 18 });
  });
});
