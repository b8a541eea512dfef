import { z } from 'zod';

/** By which channels a person hears of one type of event. What is not stored yet is on. */
export const notificationChannels = z.object({
  app: z.boolean().default(true),
  email: z.boolean().default(true),
  push: z.boolean().default(true),
});

export const digestFrequencies = ['off', 'daily', 'weekly'] as const;

/** Mails that come together at an hour of the person's clock, in place of one for each event. @source ADR 0057 */
export const notificationDigest = z.object({
  frequency: z.enum(digestFrequencies),
  hour: z.int().min(0).max(23),
  /** Of a weekly one; 0 is Sunday. */
  weekday: z.int().min(0).max(6),
});
export type NotificationDigest = z.output<typeof notificationDigest>;

export const noDigest: NotificationDigest = { frequency: 'off', hour: 8, weekday: 1 };
