import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { publicDonation } from './donation-view.js';

/** The unguessable id, which only the donor's mail holds, is the permission. */
export const stopDonation = defineCommand({
  subject: 'commerce.donations.stop',
  http: { path: '/user/donation/stop', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'End a donation that repeats',
  request: z.strictObject({ publicId }),
  reply: z.object({ donation: publicDonation }),
  message: /*i18n*/ 'No further donations will be taken.',
  errors: [
    'core.not_found',
    'payments.no_connection',
    'payments.no_subscription',
    'payments.provider_unavailable',
    'payments.provider_refused',
  ],
  timeoutMs: 15_000,
});
