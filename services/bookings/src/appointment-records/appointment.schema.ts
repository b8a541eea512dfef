import {
  appointmentStates,
  depositKinds,
  locationTypes,
  payMoments,
  questionTypes,
  refundKinds,
  reminderReceivers,
  windowTypes,
} from '@linkyard/contracts';
import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const no = { type: Boolean, default: false } as const;

/** Lengths are minutes, amounts minor units of `currency`, a limit of 0 is no limit. @source models.md 7 Appointment */
export const appointments = ownedCollection({
  name: 'Appointment',
  collection: 'appointments',
  fields: {
    publicId: { type: String, required: true, immutable: true },
    title: text,
    slug: text,
    /** Beginnings of the words of the title (ADR 0029). */
    searchWords: { type: [String] },
    description: text,
    image: text,
    color: { type: String, required: true },
    durations: { type: [Number] },
    defaultDuration: { type: Number, required: true },
    slotInterval: count,
    offsetStart: count,
    locations: {
      type: [embedded({ type: { type: String, enum: locationTypes, required: true }, value: text, label: text })],
    },
    scheduleId: { type: String, default: null },
    timeZone: text,
    lockTimeZone: no,
    bufferBefore: count,
    bufferAfter: count,
    minimumNotice: count,
    window: {
      type: { type: String, enum: windowTypes, required: true },
      days: count,
      businessDaysOnly: no,
      start: { type: String, default: null },
      end: { type: String, default: null },
    },
    limits: {
      perDay: count,
      perWeek: count,
      perMonth: count,
      minutesPerDay: count,
      perAttendeePerWeek: count,
    },
    seatsPerSlot: { type: Number, default: 1 },
    showSeatsLeft: no,
    showAttendees: no,
    guestsMax: count,
    recurring: {
      type: embedded({
        freq: { type: String, enum: ['weekly', 'monthly'], required: true },
        interval: { type: Number, required: true },
        maxCount: { type: Number, required: true },
      }),
      default: null,
    },
    /** 0 is free. */
    price: count,
    currency: { type: String, required: true },
    /** A whole percentage or an amount. */
    deposit: { kind: { type: String, enum: depositKinds, required: true }, value: count },
    payAt: { type: String, enum: payMoments, required: true },
    payWithin: { type: Number, required: true },
    requiresApproval: no,
    approvalBlocksSlot: { type: Boolean, default: true },
    approvalExpiresHours: { type: Number, required: true },
    requireEmailVerification: no,
    cancelPolicy: {
      byAttendee: { type: Boolean, default: true },
      minNotice: count,
      refund: { type: String, enum: refundKinds, required: true },
      percent: count,
      text,
    },
    reschedulePolicy: {
      byAttendee: { type: Boolean, default: true },
      minNotice: count,
      maxTimes: count,
    },
    questions: {
      type: [
        embedded({
          id: { type: String, required: true },
          title: text,
          type: { type: String, enum: questionTypes, required: true },
          required: no,
          options: { type: [String] },
        }),
      ],
    },
    confirmation: { thanktype: { type: String, enum: ['text', 'link'], required: true }, text, redirectUrl: text },
    reminders: {
      type: [
        embedded({
          minutesBefore: { type: Number, required: true },
          to: { type: String, enum: reminderReceivers, required: true },
          channel: { type: String, enum: ['email'], required: true },
          subject: text,
          body: text,
        }),
      ],
    },
    followUp: {
      type: embedded({ minutesAfter: { type: Number, required: true }, subject: text, body: text, askRating: no }),
      default: null,
    },
    /** Empty where the calendars chosen for the accounts block it. */
    busyCalendars: {
      type: [embedded({ accountId: { type: String, required: true }, calendarId: { type: String, required: true } })],
    },
    destinationCalendar: {
      type: embedded({ accountId: { type: String, required: true }, calendarId: { type: String, required: true } }),
      default: null,
    },
    btnText: text,
    status: { type: Number, enum: [0, 1], default: 1 },
    state: { type: String, enum: appointmentStates, default: 'draft' },
    /** Counts bookings that limits or seats concern: two at the same moment conflict here, and one of them looks again. */
    claimCount: count,
  },
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, createdAt: -1 } },
    { key: { userId: 1, deletedAt: 1, searchWords: 1, createdAt: -1 } },
  ],
});
export type Appointment = DocumentOf<typeof appointments>;
