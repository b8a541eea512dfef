import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, objectId } from '../../primitives/index.js';

/** The address of a buyer's wallet, for a mail to that buyer. */
export const walletLink = defineCommand({
  subject: 'commerce.wallet.link',
  summary: "The link to a buyer's wallet",
  request: z.strictObject({ ownerId: objectId, email }),
  reply: z.object({ link: z.string() }),
  timeoutMs: 2_000,
});
