import type { Texts } from '@linkyard/languages';
import { type AppointmentContent, appointmentSchema } from './schema.js';

export function createDefault(i18n: Texts): AppointmentContent {
  return appointmentSchema.parse({
    title: i18n.t('Book a time with me'),
    description: i18n.t('Pick what suits you; it is yours at once.'),
    btnText: i18n.t('Book'),
  });
}
