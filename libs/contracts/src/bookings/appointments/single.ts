import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { cameFromCampaign, moment, publicId, timestamp } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { publicAppointmentView } from './appointment-view.js';

/** Only what is published and switched on is there. */
export const getPublicAppointment = defineCommand({
  subject: 'bookings.appointments.single',
  http: { path: '/user/appointment/single', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'One appointment, as visitors see it',
  request: z.strictObject({
    publicId,
    /** A chosen time; `series` has the dates that follow it. */
    start: moment.optional(),
    from: cameFromCampaign,
  }),
  reply: z.object({
    appointment: publicAppointmentView,
    /** Starts of the longest series from `start` on, that one included; empty where the appointment has none. */
    series: z.array(timestamp),
  }),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
