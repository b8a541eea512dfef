import {
  paymentModes,
  registrationPaymentStates,
  registrationActors,
  registrationStates,
  registrationSyncStates,
} from '@linkyard/contracts';
import { embedded, impersonatorField, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { paymentFields } from '@linkyard/payables';

const text = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const optional = { type: String, default: null } as const;
const moment = { type: Date, required: true } as const;
const optionalMoment = { type: Date, default: null } as const;

/** Amounts are minor units of `currency`. */
export const registrationFields = {
  uid: { type: String, required: true, immutable: true },
  webinarId: { type: String, required: true, immutable: true },
  /** The public id of the webinar, for links. */
  publicId: { type: String, required: true },
  title: text,
  /** Of a series: the chosen session; null is all sessions. */
  sessionKey: optional,
  startAt: optionalMoment,
  timeZone: { type: String, required: true },
  locale: { type: String, default: 'en' },
  person: {
    firstName: text,
    lastName: text,
    email: { type: String, required: true },
    phone: text,
    organization: text,
    jobTitle: text,
  },
  answers: { type: [embedded({ id: { type: String, required: true }, title: text, value: text })] },
  externalRegistrantKey: optional,
  /** Given by the provider; a room of the creator's own is read from the webinar. */
  joinUrl: optional,
  state: { type: String, enum: registrationStates, required: true },
  /** Names the webinar, session and e-mail address while the registration is active: each address registers once. */
  activeKey: optional,
  needsApproval: { type: Boolean, default: false },
  fromWaitlist: { type: Boolean, default: false },
  awaitedUntil: optionalMoment,
  paymentState: { type: String, enum: registrationPaymentStates, required: true },
  /** Of the account that its payment was begun at; what costs nothing is live. */
  mode: { type: String, enum: paymentModes, required: true },
  price: count,
  currency: { type: String, required: true },
  /** Whose it is while one of a limited number of seats is not paid: the keyed hash of a network. */
  network: { type: String, optional: true },
  ...paymentFields,
  attendedMinutes: { type: Number, default: null },
  joinedAt: optionalMoment,
  leftAt: optionalMoment,
  deny: { type: embedded({ reason: text, at: moment }), default: null },
  cancel: {
    type: embedded({ by: { type: String, enum: registrationActors, required: true }, reason: text, at: moment }),
    default: null,
  },
  sync: {
    state: { type: String, enum: registrationSyncStates, required: true },
    attempts: count,
    error: text,
    nextAt: optionalMoment,
  },
  attribution: {
    campaignId: optional,
    pageId: optional,
    sectionId: optional,
    referrerUrl: optional,
    utmSource: optional,
    utmMedium: optional,
    utmCampaign: optional,
    utmTerm: optional,
    utmContent: optional,
  },
  idempotencyKey: optional,
  requestHash: text,
  stateHistory: {
    type: [
      embedded({
        from: text,
        to: text,
        at: moment,
        by: { type: String, enum: registrationActors, required: true },
        impersonatorId: impersonatorField,
        reason: text,
      }),
    ],
  },
} as const;

/** The owner is the creator of the webinar. Amounts are minor units of `currency`. @source models.md 10 Registration */
export const registrations = ownedCollection({
  name: 'Registration',
  collection: 'registrations',
  fields: registrationFields,
  indexes: [
    { key: { uid: 1 }, options: { unique: true } },
    {
      key: { userId: 1, idempotencyKey: 1 },
      options: { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
    },
    {
      key: { userId: 1, activeKey: 1 },
      options: { unique: true, partialFilterExpression: { activeKey: { $type: 'string' } } },
    },
    { key: { userId: 1, deletedAt: 1, createdAt: -1 } },
    { key: { userId: 1, deletedAt: 1, mode: 1, createdAt: -1 } },
    { key: { userId: 1, webinarId: 1, sessionKey: 1, state: 1, createdAt: 1 } },
    { key: { userId: 1, 'person.email': 1 } },
    { key: { 'person.email': 1, createdAt: -1 } },
    { key: { userId: 1, paymentId: 1 } },
    {
      key: { userId: 1, 'duplicates.paymentId': 1 },
      options: { partialFilterExpression: { 'duplicates.paymentId': { $type: 'string' } } },
    },
    { key: { 'sync.nextAt': 1 }, options: { partialFilterExpression: { 'sync.nextAt': { $type: 'date' } } } },
    { key: { awaitedUntil: 1 }, options: { partialFilterExpression: { awaitedUntil: { $type: 'date' } } } },
  ],
});
export type Registration = DocumentOf<typeof registrations>;
export type RegistrationState = Registration['state'];
