import type { Transitions } from '@linkyard/service-kit';
import type { Booking } from './booking.schema.js';

/** What happens to a booking. `reopened`: paid after its time to pay was over, when its slot was free still. */
export type BookingStep =
  'asked' | 'confirmed' | 'rejected' | 'cancelled' | 'expired' | 'completed' | 'missed' | 'moved' | 'reopened';

/** @source models.md 7 "state machine" */
export const bookingTransitions: Transitions<Booking['state'], BookingStep> = {
  awaitingPayment: {
    asked: 'awaitingApproval',
    confirmed: 'confirmed',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  awaitingApproval: {
    asked: 'awaitingApproval',
    confirmed: 'confirmed',
    rejected: 'rejected',
    cancelled: 'cancelled',
    expired: 'expired',
    moved: 'rescheduled',
  },
  confirmed: { cancelled: 'cancelled', completed: 'completed', missed: 'noShow', moved: 'rescheduled' },
  completed: { missed: 'noShow' },
  noShow: {},
  rejected: {},
  cancelled: {},
  rescheduled: {},
  expired: { reopened: 'awaitingPayment' },
};
