import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { attribution, money, objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';
import { paymentNoticeFields } from '../../payments/payment-attention.js';
import { paymentMode } from '../../payments/payment-mode.js';

export const registrationPaymentStates = [
  'none',
  'unpaid',
  'paid',
  'refunding',
  'partiallyRefunded',
  'refunded',
] as const;
export const registrationStates = [
  'pending',
  'approved',
  'waitlisted',
  'attended',
  'absent',
  'denied',
  'cancelled',
] as const;
export const registrationActors = ['registrant', 'host', 'system'] as const;
/** Why the system cancels, as it is stored; readers get it in their language. */
export const systemReasons = {
  notPaid: /*i18n*/ 'not paid',
  cannotBePaid: /*i18n*/ 'cannot be paid',
  notConfirmed: /*i18n*/ 'not confirmed before the end',
} as const;
export type SystemCause = keyof typeof systemReasons;
/** Of the copy that the webinar provider keeps. */
export const registrationSyncStates = ['none', 'pending', 'synced', 'failed'] as const;

const shown = {
  uid: publicId,
  title: z.string(),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    organization: z.string(),
    jobTitle: z.string(),
  }),
  answers: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
  state: z.enum(registrationStates),
  paymentState: z.enum(registrationPaymentStates),
  mode: paymentMode.default('live'),
  /** Null is free. */
  price: money.nullable(),
  refunded: money.nullable(),
  /** Until when it is paid; null when nothing is awaited. */
  awaitedUntil: timestamp.nullable(),
  cancel: z.object({ by: z.enum(registrationActors), reason: z.string(), at: timestamp }).nullable(),
  denyReason: z.string().nullable(),
};

/** A registration as the creator sees it. @source models.md 10 Registration */
export const registrationView = z.object({
  ...recordFields,
  ...shown,
  webinarId: objectId,
  /** Null where a registration is for all sessions. */
  sessionKey: publicId.nullable(),
  /** Of the first session it is for; null for a recording. */
  startAt: timestamp.nullable(),
  timeZone: z.string(),
  externalRegistrantKey: z.string().nullable(),
  joinUrl: z.string().nullable(),
  attendedMinutes: z.int().nullable(),
  sync: z.object({ state: z.enum(registrationSyncStates), attempts: z.int(), error: z.string() }),
  /** What paid for it, which names its receipt, refunded or not; null where nothing was paid. */
  paymentId: objectId.nullable(),
  ...paymentNoticeFields,
  attribution: attribution.partial(),
  history: z.array(
    z.object({ from: z.string(), to: z.string(), at: timestamp, by: z.enum(registrationActors), reason: z.string() }),
  ),
});
export type RegistrationView = z.output<typeof registrationView>;

/** A registration as its person sees it. */
export const registrantView = z.object({
  ...shown,
  webinar: z.object({
    publicId,
    title: z.string(),
    state: z.string(),
    confirmation: z.object({ thanktype: z.enum(['text', 'link']), text: z.string(), redirectUrl: z.string() }),
  }),
  host: visitorHost,
  sessions: z.array(z.object({ sessionKey: publicId, startAt: timestamp, endAt: timestamp, timeZone: z.string() })),
  /** The meeting room; null until the registration is approved and the provider has answered. */
  joinUrl: z.string().nullable(),
  replayUrl: z.string().nullable(),
  payUrl: z.string().nullable(),
  canPay: z.boolean(),
  /** The refund was not accepted, and the host has been asked to make it again. */
  isRefundRefused: z.boolean().default(false),
  canCancel: z.boolean(),
  /** What cancelling now would return; null for nothing. */
  refundOnCancel: money.nullable(),
});
export type RegistrantView = z.output<typeof registrantView>;

/** Opens a registration without a login: from the reply of registering, or from its mails. */
export const registrationKey = { uid: publicId, token: z.string().min(20).max(200) };

const query = ({ uid, token }: { uid: string; token: string }) =>
  `registration=${encodeURIComponent(uid)}&token=${encodeURIComponent(token)}`;

/** Where people see and cancel their registration. */
export const registrationPath = (webinar: string, key: { uid: string; token: string }): string =>
  `/webinar/${webinar}?${query(key)}`;
/** Leads to the meeting room, whichever it is by then. */
export const joinWebinarPath = (webinar: string, key: { uid: string; token: string }): string =>
  `/webinar/${webinar}/join?${query(key)}`;
/** Where the payment page sends people back to. */
export const paidRegistrationPath = (webinar: string, uid: string): string =>
  `/webinar/${webinar}?registration=${encodeURIComponent(uid)}&paid=1`;
