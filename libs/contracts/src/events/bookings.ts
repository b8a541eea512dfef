import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { objectId, publicId, timestamp } from '../primitives/index.js';

const booking = {
  bookingId: objectId,
  uid: publicId,
  ownerId: objectId,
  appointmentId: objectId,
  title: z.string(),
  startAt: timestamp,
  endAt: timestamp,
  attendee: z.strictObject({ name: z.string(), email: z.string() }),
};

/** What appointment blocks show of the owner's appointments is another thing now. */
export const appointmentsChanged = defineEvent({
  name: 'bookings.appointments.changed',
  data: z.strictObject({ ownerId: objectId }),
});

/** Waits for the host's approval. */
export const bookingRequested = defineEvent({ name: 'bookings.booking.requested', data: z.strictObject(booking) });

/** `isApproved`: the host said so; otherwise it was confirmed by booking or paying. */
export const bookingConfirmed = defineEvent({
  name: 'bookings.booking.confirmed',
  data: z.strictObject({ ...booking, isApproved: z.boolean() }),
});

export const bookingRejected = defineEvent({
  name: 'bookings.booking.rejected',
  data: z.strictObject({ ...booking, reason: z.string() }),
});

/** `system`: payment or approval timed out, or the slot was taken before the payment arrived. */
export const bookingCancelled = defineEvent({
  name: 'bookings.booking.cancelled',
  data: z.strictObject({
    ...booking,
    by: z.enum(['attendee', 'host', 'system']),
    reason: z.string(),
    /** Whether the attendee knew of it as booked or requested. */
    wasAnnounced: z.boolean(),
  }),
});

/** `uid` is the new booking. */
export const bookingRescheduled = defineEvent({
  name: 'bookings.booking.rescheduled',
  data: z.strictObject({ ...booking, fromUid: publicId, fromStartAt: timestamp, by: z.enum(['attendee', 'host']) }),
});

export const bookingCompleted = defineEvent({ name: 'bookings.booking.completed', data: z.strictObject(booking) });
