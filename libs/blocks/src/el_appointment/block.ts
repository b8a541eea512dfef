import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { appointmentSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_appointment',
  category: 'Commerce',
  label: /*i18n*/ 'Appointments',
  hint: /*i18n*/ 'Let visitors book a time with you',
  icon: 'IconCalendarEvent',
  schema: appointmentSchema,
  createDefault,
  source: 'appointments',
  wants: ({ appointmentIds }) => appointmentIds,
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: add an appointment first.',
});
