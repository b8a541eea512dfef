import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { publicDonation } from './donation-view.js';

/** The provider is asked while the donation is open; a repeat changes nothing. */
export const settleDonation = defineCommand({
  subject: 'commerce.donations.settle',
  http: { path: '/user/donation/settle', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'Whether a donation has been paid',
  request: z.strictObject({ publicId }),
  reply: z.object({ donation: publicDonation }),
  errors: ['core.not_found', 'payments.no_connection', 'payments.provider_unavailable', 'payments.provider_refused'],
  timeoutMs: 15_000,
});
