import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';

/** What becomes of what the person has made. */
export const subUserDeletions = ['transfer', 'erase'] as const;
export type SubUserDeletion = (typeof subUserDeletions)[number];

/**
 * The account ends at once, and its pages go offline. `transfer`: pages, products, orders and the like go to the reseller, with their
 * addresses and numbers. `erase`: they are erased as with a deleted account. Neither can be undone. @source models.md 16
 */
export const deleteSubUser = defineCommand({
  subject: 'auth.sub-users.delete',
  http: { path: '/wl/delete-user', role: 'owner', whileImpersonating: 'refused' },
  summary: 'Delete one of the people of the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ userId: objectId, mode: z.enum(subUserDeletions).default('transfer') }),
  reply: z.object({ _id: objectId }),
  message: /*i18n*/ 'Deleted successfully',
  errors: [...siteRefusals, 'core.not_found'],
  timeoutMs: 5000,
});
