import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { mailboxName, waitingOutcome } from '../../primitives/index.js';

/** For the screen behind the link of a mail. A repeat finds nothing left to do. @source ADR 0033 */
export const confirmWaitingOrders = defineCommand({
  subject: 'commerce.checkout.confirm-waiting',
  summary: 'Make the free orders that waited for the reader of a mailbox',
  request: z.strictObject({ mailbox: mailboxName }),
  reply: z.object({ outcomes: z.array(waitingOutcome) }),
  timeoutMs: 15_000,
});
