import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, objectId } from '../../primitives/index.js';

/** For a mail to that buyer, which leads to the site of what it is about. */
export const walletLink = defineCommand({
  subject: 'commerce.wallet.link',
  summary: "Where a buyer's wallet opens",
  request: z.strictObject({ ownerId: objectId, email }),
  reply: z.object({ path: z.string() }),
  timeoutMs: 2_000,
});
