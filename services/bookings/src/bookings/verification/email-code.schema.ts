import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** The code by which an attendee confirms an address for one appointment. The owner is the host. */
export const emailCodes = ownedCollection({
  name: 'EmailCode',
  collection: 'booking_email_codes',
  fields: {
    appointmentId: { type: String, required: true },
    email: { type: String, required: true },
    codeHash: { type: String, required: true },
    codeExpiresAt: { type: Date, required: true },
    /** Wrong guesses of this code. */
    attempts: { type: Number, default: 0 },
    /** Mails since the record was made. */
    sent: { type: Number, default: 0 },
    sentAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { key: { userId: 1, appointmentId: 1, email: 1 }, options: { unique: true } },
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
export type EmailCode = DocumentOf<typeof emailCodes>;
