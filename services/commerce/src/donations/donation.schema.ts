import { donationIntervals, donationStates, paymentModes } from '@linkyard/contracts';
import { embedded, impersonatorField, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { disputeStates, duplicatePayment, paymentAttentionFields } from '@linkyard/payables';
import { counterOf } from '../counters/counter.schema.js';

const text = { type: String, default: '' } as const;
const required = { type: String, required: true } as const;
const minor = { type: Number, required: true } as const;
const nullableText = { type: String, default: null } as const;
const nullableDate = { type: Date, default: null } as const;

const stateChange = embedded({
  state: { type: String, required: true, enum: donationStates },
  at: { type: Date, required: true },
  text,
  impersonatorId: impersonatorField,
});

/** One payment each: a donation that repeats makes a record for every period. @source models.md 8 */
export const donations = ownedCollection({
  name: 'Donation',
  collection: 'donations',
  fields: {
    publicId: required,
    idempotencyKey: required,
    requestHash: required,
    campaignId: required,
    pageId: required,
    sectionId: required,
    campaignName: text,
    pagePath: { type: String, default: '/' },
    provider: { type: String, required: true, enum: ['stripe', 'paypal'] },
    /** Of the account that it is paid to. */
    mode: { ...required, enum: paymentModes },
    currency: required,
    /** Minor units: given, added for the fee, both together, returned. */
    amount: minor,
    feeAmount: minor,
    total: minor,
    refunded: { type: Number, default: 0 },
    /** Minor units that arrived; missing in donations of earlier versions, and until it is paid. */
    paid: { type: Number, optional: true },
    interval: { type: String, default: 'once', enum: donationIntervals },
    /** The first donation of one that repeats. */
    originId: nullableText,
    endedAt: nullableDate,
    /** Of one that repeats: when its last payment failed; null again once a later one arrives. */
    renewalFailedAt: nullableDate,
    donor: { name: text, email: required },
    locale: { type: String, default: 'en' },
    message: text,
    isAnonymous: { type: Boolean, default: false },
    goalId: nullableText,
    state: { type: String, default: 'created', enum: donationStates },
    paymentId: nullableText,
    redirectUrl: nullableText,
    receiptNumber: { type: Number, default: null },
    completedAt: nullableDate,
    duplicates: { type: [duplicatePayment] },
    paymentAttention: paymentAttentionFields,
    /** Missing in donations of earlier versions, whose state says it. */
    dispute: { type: String, enum: disputeStates, optional: true },
    history: { type: [stateChange] },
  },
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, mode: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, sectionId: 1, completedAt: -1 } },
    { key: { userId: 1, goalId: 1 } },
    { key: { 'donor.email': 1, createdAt: -1 } },
    {
      key: { userId: 1, paymentId: 1 },
      options: { unique: true, partialFilterExpression: { paymentId: { $type: 'string' } } },
    },
  ],
});
export type Donation = DocumentOf<typeof donations>;

export const donationCounters = counterOf('DonationCounter', 'donationCounters');

export const donationGoals = ownedCollection({
  name: 'DonationGoal',
  collection: 'donationGoals',
  fields: {
    title: required,
    target: minor,
    currency: required,
    startsAt: nullableDate,
    endsAt: nullableDate,
    /** When it next begins or ends; null when neither lies ahead. */
    changeAt: nullableDate,
    /** `reached` follows from what was raised. */
    state: { type: String, default: 'active', enum: ['active', 'closed'] },
  },
  indexes: [
    { key: { userId: 1, deletedAt: 1, createdAt: -1 } },
    { key: { changeAt: 1 }, options: { partialFilterExpression: { changeAt: { $gt: new Date(0) } } } },
  ],
});
export type DonationGoal = DocumentOf<typeof donationGoals>;
