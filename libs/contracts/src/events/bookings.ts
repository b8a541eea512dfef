import { z } from 'zod';
import { calendarProviders } from '../bookings/calendars/account-view.js';
import { defineEvent } from '../kit/define-event.js';
import { mediaUsed } from '../media/files/media-used.js';
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

export const appointmentMediaUsed = defineEvent({ name: 'bookings.appointment.media-used', data: mediaUsed });

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

/** Its attendee gave stars. A second rating of the same booking changes the first. */
export const bookingRated = defineEvent({
  name: 'bookings.booking.rated',
  data: z.strictObject({
    ...booking,
    tenantId: objectId.nullable(),
    stars: z.int().min(1).max(5),
    comment: z.string(),
  }),
});

/** A calendar refuses our access: its host has to connect it again. */
export const calendarRefused = defineEvent({
  name: 'bookings.calendar.refused',
  data: z.strictObject({
    ownerId: objectId,
    accountId: objectId,
    provider: z.enum(calendarProviders),
    /** Of the account, as on Integrations. */
    email: z.string(),
    at: timestamp,
  }),
});

const registration = {
  registrationId: objectId,
  uid: publicId,
  ownerId: objectId,
  webinarId: objectId,
  title: z.string(),
  person: z.strictObject({ name: z.string(), email: z.string() }),
};

/** What webinar blocks show of the owner's webinars is another thing now. */
export const webinarsChanged = defineEvent({
  name: 'bookings.webinars.changed',
  data: z.strictObject({ ownerId: objectId }),
});

export const webinarMediaUsed = defineEvent({ name: 'bookings.webinar.media-used', data: mediaUsed });

/** Every registration for it is to be cancelled. */
export const webinarCancelled = defineEvent({
  name: 'bookings.webinar.cancelled',
  data: z.strictObject({ ownerId: objectId, webinarId: objectId, reason: z.string() }),
});

/** The times of sessions changed, or sessions to come were added to a course or removed from it. */
export const webinarMoved = defineEvent({
  name: 'bookings.webinar.moved',
  data: z.strictObject({
    ownerId: objectId,
    webinarId: objectId,
    /** Of sessions whose times changed. */
    sessionKeys: z.array(publicId),
    addedKeys: z.array(publicId).default([]),
    /** As they were: calendars cancel their entries by them. */
    removed: z
      .array(z.strictObject({ sessionKey: publicId, startAt: timestamp, endAt: timestamp, timeZone: z.string() }))
      .default([]),
  }),
});

/** The recording can be watched. */
export const webinarReplayed = defineEvent({
  name: 'bookings.webinar.replayed',
  data: z.strictObject({ ownerId: objectId, webinarId: objectId }),
});

/** Waits for the creator's approval. */
export const registrationRequested = defineEvent({
  name: 'bookings.registration.requested',
  data: z.strictObject(registration),
});

export const registrationWaitlisted = defineEvent({
  name: 'bookings.registration.waitlisted',
  data: z.strictObject(registration),
});

/** A seat became free for a person on the waiting list, who has to pay for it. */
export const registrationPromoted = defineEvent({
  name: 'bookings.registration.promoted',
  data: z.strictObject(registration),
});

/** `fromWaitlist`: a seat became free. `isApproved`: the creator approved it. */
export const registrationApproved = defineEvent({
  name: 'bookings.registration.approved',
  data: z.strictObject({ ...registration, isApproved: z.boolean(), fromWaitlist: z.boolean() }),
});

export const registrationDenied = defineEvent({
  name: 'bookings.registration.denied',
  data: z.strictObject({ ...registration, reason: z.string() }),
});

export const registrationCancelled = defineEvent({
  name: 'bookings.registration.cancelled',
  data: z.strictObject({
    ...registration,
    by: z.enum(['registrant', 'host', 'system']),
    reason: z.string(),
    /** Why the system did it. Events of earlier versions name it in `reason` only. */
    systemCause: z.enum(['notPaid', 'cannotBePaid', 'notConfirmed']).optional(),
    /** Whether the person knew of it as approved, requested or waitlisted. */
    wasAnnounced: z.boolean(),
    /** Whether the webinar provider may know of it. */
    wasApproved: z.boolean(),
  }),
});
