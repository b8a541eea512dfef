import { Inject, Injectable } from '@nestjs/common';
import { gateGuessed, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier } from './owner-notifier.js';

/** Notifies owners of what is about no visitor. @source models.md 25 "Notification types" */
@Injectable()
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
}
