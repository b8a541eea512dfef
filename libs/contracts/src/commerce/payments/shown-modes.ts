import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { modeFilter, modesOfReply } from '../../payments/payment-mode.js';
import { objectId } from '../../primitives/index.js';

/** For services whose records are paid by payments. @source ADR 0041 */
export const getShownModes = defineCommand({
  subject: 'commerce.payments.shown-modes',
  summary: 'Which payments the lists of an owner are of',
  request: z.strictObject({ ownerId: objectId, wanted: modeFilter }),
  reply: z.object(modesOfReply),
  timeoutMs: 2_000,
});
