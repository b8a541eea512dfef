import { Injectable } from '@nestjs/common';
import { donationCompleted, donationEnded, donationRenewalFailed, type EventData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier, replyToPerson, type OwnerMail } from './owner-notifier.service.js';

type Donation = EventData<typeof donationCompleted>;
type Repeated = EventData<typeof donationEnded>;
interface Change {
  kind: 'donationEnd' | 'donationFailure';
  template: 'donation-stopped' | 'donation-not-renewed';
  dedupeKey: string;
  /** The same for every copy of the event. */
  key: string;
}

const rhythms = (i18n: Texts) => ({ once: '', month: i18n.t('every month'), year: i18n.t('every year') });

/** Notifies the receiver of a donation. */
@Injectable()
export class DonationNotice {
  constructor(private readonly notifier: OwnerNotifier) {}

  @OnEvent(donationCompleted, { id: 'notify-donation-completed', isRepeatable: true })
  onCompleted(donation: Donation, facts: EventFacts): Promise<void> {
    const { ownerId, donationId, message } = donation;
    const dedupeKey = `donation:${donationId}`;
    const mail = { key: dedupeKey, template: 'donation-received' as const };
    return this.notifier.notify(
      {
        ...{ ownerId, dedupeKey, notification: contentOf(donation) },
        mail: ({ name }, i18n, link) => ({
          ...{ ...mail, ...replyToPerson(donation) },
          values: { ...valuesOf(donation, i18n), name, message, link },
        }),
      },
      facts,
    );
  }

  @OnEvent(donationEnded, { id: 'notify-donation-ended', isRepeatable: true })
  onEnded(donation: Repeated, facts: EventFacts): Promise<void> {
    const { donationId: key } = donation;
    const change = { key, dedupeKey: `donation-end:${key}` };
    return this.notify(donation, { ...change, kind: 'donationEnd', template: 'donation-stopped' }, facts);
  }

  @OnEvent(donationRenewalFailed, { id: 'notify-donation-renewal-failed', isRepeatable: true })
  onRenewalFailed(donation: EventData<typeof donationRenewalFailed>, facts: EventFacts): Promise<void> {
    const key = `${donation.donationId}:${new Date(donation.failedAt).getTime()}`;
    const change = { key, dedupeKey: `donation-failure:${key}` };
    return this.notify(donation, { ...change, kind: 'donationFailure', template: 'donation-not-renewed' }, facts);
  }

  /** Of a change of a donation that repeats. */
  private notify(donation: Repeated, { kind, template, key, dedupeKey }: Change, facts: EventFacts): Promise<void> {
    const notification = { ...contentOf(donation), subject: { kind, id: donation.donationId } };
    const mail = (name: string, i18n: Texts, link: string): OwnerMail => ({
      ...{ key: `${template}:${key}`, template, ...replyToPerson(donation) },
      values: { ...valuesOf(donation, i18n), name, rhythm: rhythms(i18n)[donation.interval], link },
    });
    return this.notifier.notify(
      {
        ...{ ownerId: donation.ownerId, dedupeKey, notification },
        mail: (owner, i18n, link) => mail(owner.name, i18n, link),
      },
      facts,
    );
  }
}

type Given = Pick<Donation, 'donationId' | 'name' | 'email' | 'campaignName' | 'amount' | 'currency'>;

const valuesOf = ({ campaignName, name, email, amount, currency }: Given, i18n: Texts) => ({
  ...{ pageName: campaignName, donor: name || i18n.t('Someone'), donorEmail: email },
  amount: formatAmount(amount, currency, i18n.language),
});

const contentOf = ({ donationId, name, email, campaignName, amount, currency }: Given) => ({
  ...{ type: 'donation' as const, name, email, campaignName, amount, currency },
  subject: { kind: 'donation', id: donationId },
});
