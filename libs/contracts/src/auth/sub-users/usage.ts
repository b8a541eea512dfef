import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { accountLimits, objectId, timestamp } from '../../primitives/index.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';

const count = z.int().min(0);

/** Null where what counts it, a service or Redis, cannot be asked right now. */
export const subUserUsage = z.object({
  userId: objectId,
  pages: count.nullable(),
  products: count.nullable(),
  orders: count.nullable(),
  mediaBytes: count.nullable(),
  /** Sent in their name in the present calendar month (UTC). */
  emailsOfMonth: count.nullable(),
  /** What their plan allows. */
  limits: accountLimits,
  lastSeenAt: timestamp.nullable(),
});

/** A page of people at a time: each service is asked once for all of them. */
export const getSubUserUsage = defineCommand({
  subject: 'auth.sub-users.usage',
  http: { path: '/wl/usage', role: 'owner' },
  summary: 'How much people of the caller’s white label have',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ userIds: z.array(objectId).min(1).max(100) }),
  reply: z.object({ users: z.array(subUserUsage) }),
  errors: siteRefusals,
  timeoutMs: 5_000,
});
