import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** `offsetMinutes` east of UTC at this moment. */
export const timeZoneView = z.object({ zone: z.string(), offsetMinutes: z.int(), label: z.string() });

export const listTimeZones = defineCommand({
  subject: 'bookings.time-zones.list',
  summary: 'Time zones with their present offset',
  request: z.strictObject({}),
  reply: z.object({ zones: z.array(timeZoneView) }),
  timeoutMs: 2000,
});
