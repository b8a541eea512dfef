import type { AppointmentView } from '@linkyard/contracts';
import { formatMoney, type StatusMap } from '@linkyard/ui';
import { lengthText } from './hours/intervals.js';

export const appointmentStates: StatusMap<AppointmentView['state']> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'neutral' },
};

export const titleOf = ({ title }: Pick<AppointmentView, 'title'>) => title || 'Untitled appointment';

/** '30 min, 1 h'. */
export const lengthsText = (durations: readonly number[]) => durations.map(lengthText).join(', ');

export const priceTextOf = ({ price }: Pick<AppointmentView, 'price'>) => (price ? formatMoney(price) : 'Free');

/** The address to send to visitors. */
export const bookingUrl = (publicId: string) => `${window.location.origin}/bookAppointment/${publicId}`;

export const locationLabels: Record<AppointmentView['locations'][number]['type'], string> = {
  inPerson: 'In person',
  hostPhone: 'They call me',
  attendeePhone: 'I call them',
  googleMeet: 'Google Meet',
  zoom: 'Zoom',
  link: 'Another video link',
};
