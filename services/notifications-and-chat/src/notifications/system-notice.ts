import { Controller, Inject } from '@nestjs/common';
import { gateGuessed, notifyMailsQueued, type Ctx, type EventData, type RequestOf } from '@linkyard/contracts';
import { Handles, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier } from './owner-notifier.js';

/** Notifies owners of what is about no visitor. @source models.md 25 "Notification types" */
@Controller()
export class SystemNotices {
  constructor(@Inject(OwnerNotifier) private readonly owners: OwnerNotifier) {}

  @OnEvent(gateGuessed, { id: 'notify-gate-guessed', isRepeatable: true })
  async onGuessed(
    { ownerId, gateId, day, campaignName }: EventData<typeof gateGuessed>,
    facts: EventFacts,
  ): Promise<void> {
    const system = { code: 'gateGuessed' as const, params: { campaignName }, link: '/mylinks' };
    const notification = { type: 'system' as const, system };
    await this.owners.notify({ ownerId, dedupeKey: `gate:${gateId}:${day}`, notification }, facts);
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
