import { z } from 'zod';
import { text } from '../kit/fields.js';
import { chosenIds } from '../kit/source-fields.js';

/** @source spec 3 el_appointment, models.md 3 */
export const appointmentSchema = z.object({
  title: text(200),
  description: text(1000),
  appointmentIds: chosenIds,
  /** What the chosen ones were called then. Never on the page. */
  appointmentData: z
    .array(z.object({ _id: text(64), title: text(200) }))
    .max(24)
    .default([]),
  showPrice: z.boolean().default(true),
  btnText: text(80, 'Book'),
});
export type AppointmentContent = z.output<typeof appointmentSchema>;
