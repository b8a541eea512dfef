import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { publicDonation } from './donation-view.js';

/** For the screens that the gateway writes. */
export const getPublicDonation = defineCommand({
  subject: 'commerce.donations.get-public',
  summary: 'A donation as its donor sees it',
  request: z.strictObject({ publicId }),
  reply: z.object({ donation: publicDonation }),
  errors: ['core.not_found'],
  timeoutMs: 2_000,
});
