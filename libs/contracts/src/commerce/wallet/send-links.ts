import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';

/** Mails the links to the owner of the address. The answer is the same whether anything was bought with it. */
export const sendWalletLinks = defineCommand({
  subject: 'commerce.wallet.send-links',
  summary: 'Send a buyer the links to what they have',
  request: z.strictObject({ email }),
  reply: z.object({}),
  timeoutMs: 5_000,
});
