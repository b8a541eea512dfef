import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For /webhooks/gotowebinar/{connectionId}/{key}. The content is a hint only: what changed is read from the provider. */
export const notifyWebinarConnection = defineCommand({
  subject: 'bookings.webinar-connections.notify',
  summary: 'A notification of GoToWebinar',
  acrossTenants: 'the address names a connection, whose tenant it is for',
  request: z.strictObject({
    connectionId: objectId,
    key: z.string().min(20).max(200),
    /** Empty when the provider checks the address. */
    rawBody: z.string().max(100_000),
  }),
  reply: z.object({}),
  errors: ['core.not_found'],
  timeoutMs: 4_000,
});
