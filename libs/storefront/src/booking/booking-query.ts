import type { Clock } from '../words/days.js';

/** What the address of a booking page says that its screens look at. The rest, such as where the visitor came from, is kept in each link. */
export interface BookingQuery {
  /** Zone whose clock is shown. */
  tz?: string | undefined;
  /** 'YYYY-MM' */
  month?: string | undefined;
  /** 'YYYY-MM-DD' */
  day?: string | undefined;
  /** In minutes. */
  duration?: number | undefined;
  /** The chosen time, ISO with offset. */
  start?: string | undefined;
  /** The key of the visitor's own hold, whose time is offered again. */
  hold?: string | undefined;
  clock?: Clock | undefined;
  step?: 'move' | 'cancel' | 'rate' | undefined;
  /** The time is booked once more by the same browser. */
  again?: '1' | undefined;
}

/** Path and query of a booking page. @param change undefined takes a part out */
export function bookingAddress(publicId: string, query: BookingQuery, change: BookingQuery = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...change }))
    if (value !== undefined) params.set(name, String(value));
  const search = params.toString();
  return `/bookAppointment/${publicId}${search && `?${search}`}`;
}
