import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, objectId } from '../../primitives/index.js';

/** The latest first. The caller uses the answer only for a mail to that address. @source design.md 4 "Wallet" */
export const bookingWalletHosts = defineCommand({
  subject: 'bookings.wallet.hosts',
  summary: 'Hosts with whom an address has booked or registered',
  request: z.strictObject({ email, limit: z.int().min(1).max(20) }),
  reply: z.object({ ownerIds: z.array(objectId) }),
  timeoutMs: 2_000,
});
