import type { UserCtx } from '@linkyard/contracts';
import { installationOwner } from '@linkyard/mongo';

/** The owner of every starter: the catalogue itself. Admins write in its name. */
export const catalogueOwner = installationOwner;

/** Whose templates a caller works on: an admin on the catalogue's, a creator on their own. @source api.md "Roles" */
export const ownerOf = (ctx: Pick<UserCtx, 'role' | 'userId'>): string =>
  ctx.role === 1 ? catalogueOwner : ctx.userId;
