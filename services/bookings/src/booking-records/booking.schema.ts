import {
  bookingActors,
  bookingPaymentStates,
  bookingStates,
  locationTypes,
  paymentModes,
  refundKinds,
} from '@linkyard/contracts';
import { embedded, impersonatorField, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { paymentFields } from '@linkyard/payables';

const text = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const optional = { type: String, default: null } as const;
const moment = { type: Date, required: true } as const;
const optionalMoment = { type: Date, default: null } as const;

/** The owner is the host. Amounts are minor units of `currency`. @source models.md 7 Booking */
export const bookings = ownedCollection({
  name: 'Booking',
  collection: 'bookings',
  fields: {
    uid: { type: String, required: true, immutable: true },
    appointmentId: { type: String, required: true, immutable: true },
    /** The public id of the appointment, for links. */
    publicId: { type: String, required: true },
    title: text,
    startAt: moment,
    endAt: moment,
    /** Minutes. */
    duration: { type: Number, required: true },
    timeZone: { type: String, required: true },
    hostTimeZone: { type: String, required: true },
    /** The host's clock at the start, `YYYY-MM-DDTHH:mm`: what was agreed when the rules of the zone change. */
    wallClock: text,
    /** Release of the zone data that `startAt` was derived from. */
    zoneRules: text,
    /** Beginnings of words, see `searchWordsOf` (ADR 0029). */
    searchWords: { type: [String] },
    attendee: { name: text, email: { type: String, required: true }, phone: text },
    locale: { type: String, default: 'en' },
    guests: { type: [String] },
    answers: { type: [embedded({ id: { type: String, required: true }, title: text, value: text })] },
    location: {
      type: embedded({ type: { type: String, enum: locationTypes, required: true }, value: text, label: text }),
      default: null,
    },
    state: { type: String, enum: bookingStates, required: true },
    /** Until when it is paid or approved. */
    awaitedUntil: optionalMoment,
    needsApproval: { type: Boolean, default: false },
    approvalHours: { type: Number, default: 48 },
    approvalKeepsTime: { type: Boolean, default: true },
    paymentState: { type: String, enum: bookingPaymentStates, required: true },
    /** Of the account that its payment was begun at; what costs nothing is live. */
    mode: { type: String, enum: paymentModes, required: true },
    price: count,
    due: count,
    currency: { type: String, required: true },
    /** `due` is held on a card, not paid when booking. */
    cardHold: { type: Boolean, default: false },
    /** Until when it is held; null while nothing is. */
    holdUntil: optionalMoment,
    ...paymentFields,
    seatNo: { type: Number, default: 1 },
    recurringId: optional,
    approvedAt: optionalMoment,
    reject: { type: embedded({ reason: text, at: moment }), default: null },
    cancel: {
      type: embedded({ by: { type: String, enum: bookingActors, required: true }, reason: text, at: moment }),
      default: null,
    },
    rescheduledFrom: optional,
    rescheduledTo: optional,
    rescheduleCount: count,
    /** As they were when it was booked. */
    cancelPolicy: {
      byAttendee: { type: Boolean, required: true },
      minNotice: count,
      refund: { type: String, enum: refundKinds, required: true },
      percent: count,
      text,
    },
    reschedulePolicy: { byAttendee: { type: Boolean, required: true }, minNotice: count, maxTimes: count },
    /** The same UID through every move; the sequence is the version sent to calendars. */
    icsUid: { type: String, required: true },
    icsSequence: count,
    manageTokenHash: { type: String, required: true },
    reminders: {
      type: [
        embedded({
          key: { type: String, required: true },
          at: moment,
          to: { type: String, enum: ['attendee', 'host', 'both'], required: true },
          subject: text,
          body: text,
          askRating: { type: Boolean, default: false },
        }),
      ],
    },
    /** The earliest of `reminders` that has not been sent. */
    remindAt: optionalMoment,
    /** Stars of the attendee. */
    rating: { type: Number, default: null },
    ratingText: text,
    /** The host's own words, which no attendee reads. */
    internalNotes: text,
    attribution: {
      ...{ campaignId: optional, pageId: optional, sectionId: optional, referrerUrl: optional },
      ...{ utmSource: optional, utmMedium: optional, utmCampaign: optional, utmTerm: optional, utmContent: optional },
    },
    idempotencyKey: optional,
    requestHash: text,
    stateHistory: {
      type: [
        embedded({
          from: text,
          to: text,
          at: moment,
          by: { type: String, enum: bookingActors, required: true },
          impersonatorId: impersonatorField,
          reason: text,
        }),
      ],
    },
  },
  indexes: [
    { key: { uid: 1 }, options: { unique: true } },
    {
      key: { userId: 1, idempotencyKey: 1 },
      options: { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
    },
    { key: { userId: 1, deletedAt: 1, state: 1, startAt: 1 } },
    { key: { userId: 1, deletedAt: 1, searchWords: 1, startAt: 1 } },
    { key: { userId: 1, deletedAt: 1, mode: 1, startAt: 1 } },
    { key: { userId: 1, appointmentId: 1, 'attendee.email': 1, startAt: 1 } },
    { key: { userId: 1, icsUid: 1 } },
    { key: { 'attendee.email': 1, createdAt: -1 } },
    { key: { userId: 1, paymentId: 1 } },
    {
      key: { userId: 1, 'duplicates.paymentId': 1 },
      options: { partialFilterExpression: { 'duplicates.paymentId': { $type: 'string' } } },
    },
    {
      key: { userId: 1, recurringId: 1 },
      options: { partialFilterExpression: { recurringId: { $type: 'string' } } },
    },
    { key: { awaitedUntil: 1 }, options: { partialFilterExpression: { awaitedUntil: { $type: 'date' } } } },
    { key: { holdUntil: 1 }, options: { partialFilterExpression: { holdUntil: { $type: 'date' } } } },
    { key: { remindAt: 1 }, options: { partialFilterExpression: { remindAt: { $type: 'date' } } } },
    { key: { state: 1, endAt: 1 } },
  ],
});
export type Booking = DocumentOf<typeof bookings>;
