import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isDuplicateKey } from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import { hasDemoCreator, LOGGER, type Logger } from '@linkyard/service-kit';
import type { PushMessageDocument } from './push-message.schema.js';
import { PushMessagesRepository } from './push-messages.repository.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
const demoUserId = '0000000000000000000000d1';
const dayMs = 86_400_000;

const none = { targeted: 0, sent: 0, failed: 0, gone: 0, clicked: 0 };
const common = {
  ...{ image: '', url: '', actions: [], audience: { campaignIds: [], countries: [], since: null } },
  schedule: { at: null, timeZone: 'Europe/Berlin', inFollowersZone: false },
  quietHours: { from: '22:00', to: '08:00' },
  ...{ sentTo: [], cursor: '', isPrepared: false, tenantId: null },
};
type Message = Parameters<PushMessagesRepository['insert']>[1];

/** One that went out a few days ago, and one that is being written. */
const messagesAt = (now: number): Message[] => {
  const sentAt = new Date(now - 3 * dayMs);
  const sent: Pick<PushMessageDocument, 'state' | 'counts' | 'startAt' | 'startedAt' | 'endedAt'> = {
    ...{ state: 'sent', counts: { targeted: 48, sent: 45, failed: 1, gone: 2, clicked: 17 } },
    ...{ startAt: sentAt, startedAt: sentAt, endedAt: sentAt },
  };
  const draft = { state: 'draft' as const, counts: none, startAt: null, startedAt: null, endedAt: null };
  return [
    {
      ...common,
      ...sent,
      _id: '0000000000000000000c0d01',
      title: 'The kiln is open ✨',
      body: 'Forty new mugs are online.',
    },
    {
      ...common,
      ...draft,
      _id: '0000000000000000000c0d02',
      title: 'Last places on Saturday',
      body: 'Two wheels are free.',
    },
  ];
};

/** Push notifications of the demo creator, once: what was changed or deleted stays so. */
@Injectable()
export class DemoMessages implements OnApplicationBootstrap {
  constructor(
    private readonly messages: PushMessagesRepository,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    if (!hasDemoCreator()) return;
    // A start does not wait for its demo.
    void this.load().catch((error: unknown) => this.logger.warn({ err: error }, 'the demo has no push notifications'));
  }

  async load(now = Date.now()): Promise<void> {
    for (const message of messagesAt(now))
      await runForTenant(null, () => this.messages.insert(demoUserId, message)).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}
