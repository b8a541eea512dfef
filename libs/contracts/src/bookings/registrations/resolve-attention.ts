import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { paymentDecision } from '../../payments/payment-attention.js';
import { registrationView } from './registration-view.js';

/** A registration whose payment needs no decision is returned as it is. */
export const resolveRegistrationAttention = defineCommand({
  subject: 'bookings.registrations.resolve-attention',
  http: { path: '/user/webinar/resolve-attention', role: 'user' },
  summary: 'Refund a registration again after its refund was refused, or dismiss what its payment needs attention for',
  request: z.strictObject({ uid: publicId, ...paymentDecision }),
  reply: z.object({ registration: registrationView }),
  errors: ['core.not_found'],
  timeoutMs: 8000,
});
