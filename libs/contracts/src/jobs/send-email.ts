import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { email, line, objectId } from '../primitives/index.js';

/** One mail by template to one person. Placeholders are filled without logic; values are escaped in the HTML part. */
export const sendEmail = defineJob({
  name: 'email.send',
  data: z.strictObject({
    /** Unique per intended mail: the second job with it sends nothing. */
    key: z.string().min(8).max(200),
    template: z.enum([
      'verify-email',
      'reset-password',
      'change-email',
      'password-changed',
      'account-exists',
      'sub-user-welcome',
      'sub-user-invite',
      'account-invited',
      'admin-added',
      'lead-captured',
      'wallet-link',
      'leads-collected',
      'notification-digest',
      'export-ready',
      'order-receipt',
      'order-placed',
      'order-received',
      'donation-receipt',
      'donation-received',
      'donation-ended',
      'donation-stopped',
      'donation-renewal-failed',
      'donation-not-renewed',
      'order-access',
      'order-files-updated',
      'order-shipped',
      'order-refunded',
      'order-cancelled',
      'paid-order-cancelled',
      'checkout-reminder',
      'booking-notice',
      'booking-code',
      'calendar-refused',
      'webinar-notice',
      'registration-received',
      'confirm-address',
      'confirm-order',
      'sender-failing',
      'sender-test',
      'impersonated',
      'certificate-expiring',
      'domain-failing',
      'enquiry-received',
      'enquiry-answered',
    ]),
    to: email,
    toName: line(120).default(''),
    /**
     * The creator on whose behalf a visitor gets this mail: the sender's name is "<name> (via <site>)", their picture stands above the text,
     * and an answer reaches them. `email` is null where their address is not confirmed.
     */
    onBehalfOf: z
      .strictObject({
        /** Whose visitors cause it: so many go within an hour. */
        creatorId: objectId.optional(),
        name: z.string().max(120),
        email: email.nullable(),
        picture: z.string().max(2048),
      })
      .optional(),
    /** Whom an answer reaches otherwise: the visitor, where a creator gets a mail about them. */
    replyTo: z.strictObject({ name: z.string().max(120), email }).optional(),
    /** About money that was paid: always sent, whatever else went to the address. */
    isPaid: z.boolean().default(false),
    /** What caused it, where that was counted before it was done: it is not counted once more. @source ADR 0033 */
    countedAs: z.string().max(200).optional(),
    /** The notification that it says by mail: it does not go once that was read, or is no longer wanted by mail. @source ADR 0057 */
    notification: z.strictObject({ userId: objectId, dedupeKey: z.string().max(300) }).optional(),
    /** Of a mail that waits until its reader has confirmed the address; it ends unsent at this moment. */
    heldUntil: z.iso.datetime().optional(),
    locale: z.string().max(35).default('en'),
    /** Of the record that it is about: by its sender and in its look the mail goes. Required, for a forgotten one would be the platform's. */
    tenantId: z.string().nullable(),
    values: z.record(z.string().max(40), z.string().max(4000)),
    /** Entries for the reader's calendar, iCalendar text; several in one file are published. */
    calendar: z
      .strictObject({ method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']), content: z.string().max(60_000) })
      .optional(),
  }),
  // Links and codes of sign-in.
  hasSecrets: true,
  // Two hours and a quarter: a mail server may be away for a while.
  attempts: 12,
  backoffMs: 2_000,
  idempotencyKey: (data) => data.key,
});
