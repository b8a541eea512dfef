import { z } from 'zod';
import { onOff, recordFields, timestamp } from '../../primitives/index.js';

/** One of the people who use a white label, as its reseller sees them. The password is write-only. @source spec 3 "White-label sub-user", models.md 16 */
export const subUserView = z.object({
  ...recordFields,
  name: z.string(),
  email: z.string(),
  /** 0 off, otherwise on. */
  status: onOff,
  planName: z.string(),
  /** Null for a person who was not invited. */
  invitedAt: timestamp.nullable(),
  acceptedAt: timestamp.nullable(),
  /** Invited, and no password chosen yet. */
  isInvited: z.boolean(),
  lastSeenAt: timestamp.nullable(),
});
export type SubUserView = z.output<typeof subUserView>;
