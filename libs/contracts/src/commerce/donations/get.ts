import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { donationView } from './donation-view.js';

export const getDonation = defineCommand({
  subject: 'commerce.donations.get',
  http: { path: '/user/donation/get', role: 'user' },
  summary: 'One donation of the receiver',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ donation: donationView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
