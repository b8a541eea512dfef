import type { PublicAppointmentView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

type Place = Pick<PublicAppointmentView['locations'][number], 'type' | 'label'>;

/** Where it takes place, in the words of the host or ours. */
export function placeText({ type, label }: Place, { i18n }: Words): string {
  const names: Record<Place['type'], string> = {
    inPerson: i18n.t('In person'),
    hostPhone: i18n.t('By phone: you call'),
    attendeePhone: i18n.t('By phone: you are called'),
    googleMeet: 'Google Meet',
    zoom: 'Zoom',
    link: i18n.t('Video call'),
  };
  return label || names[type];
}
