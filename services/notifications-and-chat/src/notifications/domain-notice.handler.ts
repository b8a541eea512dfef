import { Inject, Injectable } from '@nestjs/common';
import { domainVerified, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { domainLink } from './domain-link.js';
import { OwnerNotifier } from './owner-notifier.service.js';

/** Notifies owners of a domain that is verified: records take hours to be seen, and by then the owner looks at something else. */
@Injectable()
export class DomainNotice {
  constructor(@Inject(OwnerNotifier) private readonly owners: Pick<OwnerNotifier, 'notify'>) {}

  @OnEvent(domainVerified, { id: 'notify-domain-verified', isRepeatable: true })
  async onVerified(verified: EventData<typeof domainVerified>, facts: EventFacts): Promise<void> {
    const { domainId, ownerId, host } = verified;
    const system = { code: 'domainVerified' as const, params: { domain: host }, link: domainLink(verified) };
    const dedupeKey = `domain-verified:${domainId}:${facts.eventId}`;
    await this.owners.notify({ ownerId, dedupeKey, notification: { type: 'system', system } }, facts);
  }
}
