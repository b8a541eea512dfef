import {
  registrationApproved,
  registrationCancelled,
  registrationRequested,
  type EventData,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { replyToPerson, ruleFor, type Notice } from './notification-rule.js';

type Registration = EventData<typeof registrationRequested>;
type Change = 'requested' | 'approved' | 'cancelled';

const sentences = (i18n: Texts): Record<Change, { headline: string; sentence: string }> => ({
  requested: {
    headline: i18n.t('A registration waits for your approval'),
    sentence: i18n.t('Approve or decline it in the list of registrations.'),
  },
  approved: {
    headline: i18n.t('New registration'),
    sentence: i18n.t('A person has registered for your webinar.'),
  },
  cancelled: {
    headline: i18n.t('A registration was cancelled'),
    sentence: i18n.t('A person has cancelled their registration. The seat is free again.'),
  },
});

function registrationNotice(registration: Registration, change: Change): Notice {
  const { ownerId, uid, person, title, registrationId } = registration;
  const dedupeKey = `registration:${uid}:${change}`;
  return {
    ...{ recipients: [ownerId], dedupeKey },
    content: {
      ...{ type: 'webinar', name: person.name, email: person.email, webinar: title },
      ...{ formTypeData: { type: change }, subject: { kind: 'registration', id: registrationId } },
    },
    mail: {
      ...{ key: dedupeKey, template: 'registration-received', ...replyToPerson(person) },
      values: ({ name }, i18n, link) => ({
        ...{ name, title, person: person.name || person.email, personEmail: person.email, link },
        ...sentences(i18n)[change],
      }),
    },
  };
}

export const registrationRules = [
  ruleFor({
    event: registrationRequested,
    id: 'notify-registration-requested',
    notice: (registration) => registrationNotice(registration, 'requested'),
  }),
  ruleFor({
    event: registrationApproved,
    id: 'notify-registration-approved',
    // What the creator has approved is not announced to them.
    notice: (registration) => (registration.isApproved ? null : registrationNotice(registration, 'approved')),
  }),
  ruleFor({
    event: registrationCancelled,
    id: 'notify-registration-cancelled',
    notice: (registration) =>
      registration.by === 'registrant' && registration.wasAnnounced
        ? registrationNotice(registration, 'cancelled')
        : null,
  }),
];
