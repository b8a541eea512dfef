import { personFields, questionTypes, webinarKinds, webinarProviders, webinarStates } from '@linkyard/contracts';
import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const no = { type: Boolean, default: false } as const;
const moment = { type: Date, required: true } as const;
const optionalMoment = { type: Date, default: null } as const;

/** Amounts are minor units of `currency`, a capacity of 0 is no limit. @source models.md 10 Webinar */
export const webinars = ownedCollection({
  name: 'Webinar',
  collection: 'webinars',
  fields: {
    publicId: { type: String, required: true, immutable: true },
    provider: { type: String, enum: webinarProviders, required: true },
    connectionId: { type: String, default: null },
    externalKey: { type: String, default: null },
    title: text,
    description: text,
    image: text,
    hosts: { type: [embedded({ name: { type: String, required: true }, title: text, avatar: text })] },
    type: { type: String, enum: webinarKinds, required: true },
    sessions: {
      type: [
        embedded({
          sessionKey: { type: String, required: true },
          startAt: moment,
          endAt: moment,
          timeZone: { type: String, required: true },
        }),
      ],
    },
    joinUrl: text,
    capacity: count,
    waitlist: { type: Boolean, default: true },
    price: count,
    currency: { type: String, required: true },
    registrationOpensAt: optionalMoment,
    registrationClosesAt: optionalMoment,
    personFields: { type: [String], enum: personFields },
    fields: {
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
    requiresApproval: no,
    confirmation: { thanktype: { type: String, enum: ['text', 'link'], required: true }, text, redirectUrl: text },
    /** Minutes relative to the start of a session. */
    reminders: { type: [Number] },
    replayUrl: text,
    replayUntil: optionalMoment,
    status: { type: Number, enum: [0, 1], default: 1 },
    state: { type: String, enum: webinarStates, default: 'draft' },
    lastSyncAt: optionalMoment,
    /** Of the calendar entries: raised by every move and by cancelling. */
    icsSequence: count,
    /** Reminders up to here have been sent. */
    remindedUntil: moment,
    /** When the next reminder or change of state is due. */
    dueAt: optionalMoment,
  },
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, createdAt: -1 } },
    { key: { userId: 1, connectionId: 1, externalKey: 1 } },
    { key: { dueAt: 1 }, options: { partialFilterExpression: { dueAt: { $type: 'date' } } } },
  ],
});
export type Webinar = DocumentOf<typeof webinars>;
export type WebinarSession = Webinar['sessions'][number];
