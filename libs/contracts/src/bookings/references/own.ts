import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

const ids = z.array(z.string().max(64)).max(100).default([]);

/** For the service that stores them in blocks. What was deleted is left out. */
export const ownBookingRecords = defineCommand({
  subject: 'bookings.references.own',
  summary: 'Which of these appointments and webinars are a creator’s own',
  request: z.strictObject({ ownerId: objectId, appointments: ids, webinars: ids }),
  reply: z.object({ ids: z.array(z.string()) }),
  timeoutMs: 2_000,
});
