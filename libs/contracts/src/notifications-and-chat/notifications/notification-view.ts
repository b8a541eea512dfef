import { z } from 'zod';
import { objectId, timestamp } from '../../primitives/index.js';

export const notificationTypes = [
  'donation',
  'purchase',
  'appointment',
  'rating',
  'lead',
  'webinar',
  'invoice',
  'bform',
  'system',
] as const;

/** Notifications of an owner that are about no visitor. @source models.md 25 "Notification types" */
export const systemNotices = [
  'gateGuessed',
  'domainVerified',
  'mailsQueued',
  'paymentParked',
  'exportReady',
  'exportFailed',
  'senderFailing',
  'impersonated',
  'certificateExpiring',
  'certificateFailed',
  'pushRefused',
  'domainFailing',
  'enquiryReceived',
  'enquiryAnswered',
] as const;

/** @source spec 3 "Notification", models.md 14 */
export const notificationView = z.object({
  _id: objectId,
  markAsRead: z.boolean(),
  createdAt: timestamp,
  notification: z.object({
    type: z.enum(notificationTypes),
    name: z.string().default(''),
    email: z.string().default(''),
    campaignName: z.string().default(''),
    appointmentName: z.string().default(''),
    productDetails: z.array(z.object({ name: z.string() })).default([]),
    /** Minor units of `currency`. */
    amount: z.int().nullable().default(null),
    currency: z.string().nullable().default(null),
    webinar: z.string().default(''),
    payerBName: z.string().default(''),
    receiverBName: z.string().default(''),
    formTypeData: z.object({ type: z.string() }).nullable().default(null),
    /** Of a notification of type `system`. */
    system: z
      .object({ code: z.enum(systemNotices), params: z.record(z.string(), z.string()), link: z.string() })
      .optional(),
    subject: z.object({ kind: z.string(), id: z.string() }).nullable().default(null),
  }),
  /** What happened, in the reader's language. */
  text: z.string(),
  /** The screen that shows it, and the search that finds the record there; empty for none. */
  link: z.string(),
  state: z.object({ type: z.literal('search'), value: z.string() }),
});
export type NotificationView = z.output<typeof notificationView>;
