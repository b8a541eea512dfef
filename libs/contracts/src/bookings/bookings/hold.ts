import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { moment, publicId, timestamp } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';

/** Keeps a time while its form is filled in: ten minutes. A hold that is sent again with another time moves there. */
export const holdSlot = defineCommand({
  subject: 'bookings.bookings.hold',
  http: { path: '/user/appointment/hold', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Keep a time for a while',
  request: z.strictObject({
    publicId,
    start: moment,
    duration: z.int().min(5).max(1440).optional(),
    /** Chosen by the browser, which knows it before the reply; an earlier hold of the same key is given up. */
    holdKey: publicId.optional(),
  }),
  reply: z.object({ holdKey: publicId, expiresAt: timestamp }),
  errors: ['core.not_found', 'bookings.slot_taken', 'bookings.not_open', 'bookings.too_many_held'],
  timeoutMs: 5000,
});
