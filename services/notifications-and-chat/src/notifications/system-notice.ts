import { Controller, Inject } from '@nestjs/common';
import {
  certificateExpiring,
  domainFailing,
  exportEnded,
  gateGuessed,
  notifyMailsQueued,
  paymentParked,
  senderFailing,
  type Ctx,
  type EventData,
  type RequestOf,
  type SenderFailure,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { Handles, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { domainLink } from './domain-link.js';
import { OwnerNotifier } from './owner-notifier.service.js';

/** Where each kind of what is paid for is listed. */
const paidFor: Readonly<Record<EventData<typeof paymentParked>['subject']['kind'], string>> = {
  order: '/purchase',
  donation: '/donations',
  invoice: '/invoice/list',
  booking: '/appointment-booking',
  registration: '/registrations',
};

const problems = (i18n: Texts): Record<SenderFailure, string> => ({
  connection: i18n.t('The mail server does not answer.'),
  tls: i18n.t('The mail server offers no encrypted connection.'),
  signIn: i18n.t('The mail server refuses the username or the password.'),
  sender: i18n.t('The mail server refuses the sender address.'),
  password: i18n.t('The password of the mail server cannot be read. Please enter it again.'),
});

const domainProblems = (i18n: Texts): Record<EventData<typeof domainFailing>['reason'], string> => ({
  dns: i18n.t('Its records lead elsewhere, or are gone.'),
  claimed: i18n.t('Another account has proven that the domain is theirs, and it is served there now.'),
});

/** Notifies owners of what is about no visitor. @source models.md 25 "Notification types" */
@Controller()
export class SystemNotices {
  constructor(@Inject(OwnerNotifier) private readonly owners: Pick<OwnerNotifier, 'notify'>) {}

  @OnEvent(gateGuessed, { id: 'notify-gate-guessed', isRepeatable: true })
  async onGuessed(
    { ownerId, gateId, day, campaignName }: EventData<typeof gateGuessed>,
    facts: EventFacts,
  ): Promise<void> {
    const system = { code: 'gateGuessed' as const, params: { campaignName }, link: '/mylinks' };
    const notification = { type: 'system' as const, system };
    await this.owners.notify({ ownerId, dedupeKey: `gate:${gateId}:${day}`, notification }, facts);
  }

  /** Nothing else says so: what is paid for goes on waiting for its money. */
  @OnEvent(paymentParked, { id: 'notify-payment-parked', isRepeatable: true })
  async onParked(
    { ownerId, paymentId, subject, received }: EventData<typeof paymentParked>,
    facts: EventFacts,
  ): Promise<void> {
    const system = { code: 'paymentParked' as const, params: {}, link: paidFor[subject.kind] };
    const notification = {
      type: 'system' as const,
      system,
      subject: { kind: subject.kind, id: subject.id },
      ...received,
    };
    await this.owners.notify({ ownerId, dedupeKey: `payment-parked:${paymentId}`, notification }, facts);
  }

  @OnEvent(exportEnded, { id: 'notify-export-ended', isRepeatable: true })
  async onExportEnded(
    { exportId, ownerId, kind, outcome }: EventData<typeof exportEnded>,
    facts: EventFacts,
  ): Promise<void> {
    const code = outcome === 'ready' ? ('exportReady' as const) : ('exportFailed' as const);
    const system = { code, params: { kind }, link: `/exports/${exportId}` };
    await this.owners.notify(
      { ownerId, dedupeKey: `export:${exportId}`, notification: { type: 'system', system } },
      facts,
    );
  }

  /** By the platform, whose mails go another way than those that do not leave. */
  @OnEvent(senderFailing, { id: 'notify-sender-failing', isRepeatable: true })
  async onSenderFailing(failing: EventData<typeof senderFailing>, facts: EventFacts): Promise<void> {
    const { whiteLabelId, ownerId, title, failure, since } = failing;
    const system = { code: 'senderFailing' as const, params: { title, failure }, link: '/white-label' };
    const dedupeKey = `sender-failing:${whiteLabelId}:${since}`;
    await this.owners.notify(
      {
        ...{ ownerId, dedupeKey, notification: { type: 'system', system } },
        mail: ({ name }, i18n, link) => ({
          ...{ key: dedupeKey, template: 'sender-failing' },
          values: { name, site: title, problem: problems(i18n)[failure], link },
        }),
      },
      facts,
    );
  }

  @OnEvent(certificateExpiring, { id: 'notify-certificate-expiring', isRepeatable: true })
  async onCertificateExpiring(
    { domainId, ownerId, host, purpose, expiresAt }: EventData<typeof certificateExpiring>,
    facts: EventFacts,
  ): Promise<void> {
    const link = domainLink({ domainId, purpose });
    const system = { code: 'certificateExpiring' as const, params: { host }, link };
    const dedupeKey = `certificate-expiring:${domainId}:${expiresAt}`;
    await this.owners.notify(
      {
        ...{ ownerId, dedupeKey, notification: { type: 'system', system } },
        mail: ({ name }, _i18n, address) => ({
          ...{ key: dedupeKey, template: 'certificate-expiring' },
          values: { name, host, link: address },
        }),
      },
      facts,
    );
  }

  @OnEvent(domainFailing, { id: 'notify-domain-failing', isRepeatable: true })
  async onDomainFailing(failing: EventData<typeof domainFailing>, facts: EventFacts): Promise<void> {
    const { domainId, ownerId, host, purpose, reason, since } = failing;
    const isGone = reason === 'claimed' && purpose === 'campaign';
    const link = isGone ? '/custom-domain' : domainLink({ domainId, purpose });
    const system = { code: 'domainFailing' as const, params: { domain: host, reason }, link };
    const dedupeKey = `domain-failing:${domainId}:${since}`;
    await this.owners.notify(
      {
        ...{ ownerId, dedupeKey, notification: { type: 'system', system } },
        mail: ({ name }, i18n, address) => ({
          ...{ key: dedupeKey, template: 'domain-failing' },
          values: { name, domain: host, problem: domainProblems(i18n)[reason], link: address },
        }),
      },
      facts,
    );
  }

  @Handles(notifyMailsQueued)
  async mailsQueued({ creatorId: ownerId }: RequestOf<typeof notifyMailsQueued>, { tenantId, requestId }: Ctx) {
    const at = new Date();
    const dedupeKey = `mails-queued:${at.toISOString().slice(0, 10)}`;
    const system = { code: 'mailsQueued' as const, params: {}, link: '/dashboard' };
    const facts = { tenantId, requestId, at, eventId: dedupeKey };
    await this.owners.notify({ ownerId, dedupeKey, notification: { type: 'system', system } }, facts);
    return {};
  }
}
