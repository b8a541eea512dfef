import { Injectable } from '@nestjs/common';
import {
  registrationApproved,
  registrationCancelled,
  registrationRequested,
  type EventData,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier, replyToPerson } from './owner-notifier.service.js';

type Registration = EventData<typeof registrationRequested>;
type Change = 'requested' | 'approved' | 'cancelled';

/** Notifies a creator of registrations for their webinars. */
@Injectable()
export class RegistrationNotice {
  constructor(private readonly notifier: OwnerNotifier) {}

  @OnEvent(registrationRequested, { id: 'notify-registration-requested', isRepeatable: true })
  onRequested(registration: EventData<typeof registrationRequested>, facts: EventFacts): Promise<void> {
    return this.notify(registration, 'requested', facts);
  }

  /** What the creator has approved is not announced to them. */
  @OnEvent(registrationApproved, { id: 'notify-registration-approved', isRepeatable: true })
  async onApproved(registration: EventData<typeof registrationApproved>, facts: EventFacts): Promise<void> {
    if (!registration.isApproved) await this.notify(registration, 'approved', facts);
  }

  @OnEvent(registrationCancelled, { id: 'notify-registration-cancelled', isRepeatable: true })
  async onCancelled(registration: EventData<typeof registrationCancelled>, facts: EventFacts): Promise<void> {
    if (registration.by === 'registrant' && registration.wasAnnounced)
      await this.notify(registration, 'cancelled', facts);
  }

  private notify({ ownerId, uid, person, title, registrationId }: Registration, what: Change, facts: EventFacts) {
    const dedupeKey = `registration:${uid}:${what}`;
    return this.notifier.notify(
      {
        ...{ ownerId, dedupeKey },
        notification: {
          ...{ type: 'webinar' as const, name: person.name, email: person.email, webinar: title },
          ...{ formTypeData: { type: what }, subject: { kind: 'registration', id: registrationId } },
        },
        mail: (owner, i18n, link) => ({
          ...{ key: dedupeKey, template: 'registration-received' },
          ...replyToPerson(person),
          values: {
            ...{ name: owner.name, title, person: person.name || person.email, personEmail: person.email, link },
            ...sentences(i18n)[what],
          },
        }),
      },
      facts,
    );
  }
}

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
