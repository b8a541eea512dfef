import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { enquiryCategory } from '../notifications-and-chat/enquiries/enquiry-fields.js';
import { objectId } from '../primitives/index.js';

/** A message in an enquiry that is not spam: its first one, or one of either side. */
export const enquiryWritten = defineEvent({
  name: 'notifications-and-chat.enquiry.written',
  data: z.strictObject({
    enquiryId: objectId,
    /** One piece of news each. */
    messageId: z.string(),
    from: z.enum(['staff', 'sender']),
    subject: z.string(),
    category: enquiryCategory,
    text: z.string(),
    /** Null: a visitor. */
    senderId: objectId.nullable(),
    sender: z.strictObject({ name: z.string(), email: z.string(), locale: z.string() }),
    /** Who answers; null: those who run the installation. */
    assigneeId: objectId.nullable(),
  }),
});

/** A push service has taken nothing of a whole batch, for the way in which the installation sends. Once a day. */
export const pushServiceRefuses = defineEvent({
  name: 'notifications-and-chat.push.service-refuses',
  data: z.strictObject({
    /** Its host. */
    service: z.string(),
    status: z.int().nullable(),
    /** Whom the push service knows the installation as. */
    subject: z.string(),
    day: z.iso.date(),
    /** Users. */
    admins: z.array(objectId).max(200),
  }),
});
