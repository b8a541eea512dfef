import { defineBlockSource } from '../../block-sources/define-block-source.js';

/** Published appointments that are switched on, by id or the newest. */
export const appointmentBlockSource = defineBlockSource({
  kind: 'appointments',
  subject: 'bookings.appointments.block-source',
  summary: 'What appointment blocks show',
});
