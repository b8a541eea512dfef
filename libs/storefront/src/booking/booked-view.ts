import { manageBookingPath, type AttendeeBookingView } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import type { Screen } from '../document/screen.js';
import { bookingStyle } from './booking-style.js';

/** `retryUrl` is the payment page, after an attempt that was declined there. */
export type OpenedBooking = AttendeeBookingView & { retryUrl?: string | null };
export interface BookedView {
  booking: OpenedBooking;
  /** Opens the booking, with its uid. */
  token: string;
  /** Why the last change was refused. */
  failure?: string | undefined;
}

/** Address of the booking's own page. @param rest of its query */
export const linkTo = ({ booking, token }: BookedView, rest = '') =>
  `${manageBookingPath(booking.publicId, { uid: booking.uid, token })}${rest}`;

/** What all screens of one booking share. */
export const screenOf = ({ booking }: BookedView, title: string, body: ReactNode): Screen => ({
  title,
  creator: booking.host,
  layout: 'book',
  styles: [bookingStyle],
  body,
});
