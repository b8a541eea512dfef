import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** For who looks through what a site sends. */
export const exampleCalendars = defineCommand({
  subject: 'bookings.calendar-examples.all',
  summary: 'Calendar files of invented bookings and webinars',
  request: z.strictObject({}),
  reply: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) }),
  timeoutMs: 5_000,
});
