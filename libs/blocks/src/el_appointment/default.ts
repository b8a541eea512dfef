import { type AppointmentContent, appointmentSchema } from './schema.js';

export function createDefault(): AppointmentContent {
  return appointmentSchema.parse({
    title: 'Book a time with me',
    description: 'Pick what suits you; it is yours at once.',
  });
}
