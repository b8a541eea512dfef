import { t } from '@lingui/core/macro';
import type { AppointmentView } from '@linkyard/contracts';
import { perLanguage, formatMoney, type StatusMap } from '@linkyard/ui';
import { lengthText } from './hours/intervals.js';

export const appointmentStates: () => StatusMap<AppointmentView['state']> = perLanguage(() => ({
  draft: { label: t`Draft`, tone: 'neutral' },
  published: { label: t`Published`, tone: 'good' },
  archived: { label: t`Archived`, tone: 'neutral' },
}));

export const titleOf = ({ title }: Pick<AppointmentView, 'title'>) => title || t`Untitled appointment`;

/** '30 min, 1 h'. */
export const lengthsText = (durations: readonly number[]) => durations.map(lengthText).join(', ');

export const priceTextOf = ({ price }: Pick<AppointmentView, 'price'>) => (price ? formatMoney(price) : t`Free`);

/** The address to send to visitors. */
export const bookingUrl = (publicId: string) => `${window.location.origin}/bookAppointment/${publicId}`;

export const locationLabels: () => Record<AppointmentView['locations'][number]['type'], string> = perLanguage(() => ({
  inPerson: t`In person`,
  hostPhone: t`They call me`,
  attendeePhone: t`I call them`,
  googleMeet: t`Google Meet`,
  zoom: t`Zoom`,
  link: t`Another video link`,
}));
