import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { accessToken } from '../downloads/download-view.js';
import { checkoutView } from './checkout-view.js';
import { createCheckout } from './create.js';

/** For the screen behind the link of a mail. A wrong token answers like a missing record; a repeat gives the same checkout. */
export const confirmCheckout = defineCommand({
  subject: 'commerce.checkout.confirm',
  needsActiveOwner: true,
  summary: 'Begin the order that waited for its e-mail address to be confirmed',
  request: z.strictObject({ waiting: objectId, token: accessToken }),
  reply: z.object({ checkout: checkoutView }),
  errors: createCheckout.errors ?? [],
  timeoutMs: 15_000,
});
