import { defineModel } from '@linkyard/mongo';

/** When mails were asked for, by keyed hash of purpose and address; exists for unknown addresses too. */
export interface MailThrottleRow {
  _id: string;
  /** The last asks, oldest first. */
  asked: Date[];
  expiresAt: Date;
}

export const mailThrottleModel = defineModel<MailThrottleRow>({
  collection: 'mail_throttle',
  indexes: [{ key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } }],
});
