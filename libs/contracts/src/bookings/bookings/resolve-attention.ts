import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';
import { paymentDecision } from '../../payments/payment-attention.js';

/** A booking whose payment needs no decision is returned as it is. */
export const resolveBookingAttention = defineCommand({
  subject: 'bookings.bookings.resolve-attention',
  http: { path: '/user/appointment/resolve-attention', role: 'user' },
  summary: 'Refund a booking again after its refund was refused, or dismiss what its payment needs attention for',
  request: z.strictObject({ uid: publicId, ...paymentDecision }),
  reply: z.object({ booking: bookingView }),
  errors: ['core.not_found'],
  timeoutMs: 8000,
});
