import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { OnEvent, transferRecords, type EventFacts } from '@linkyard/service-kit';
import { pushFollows } from './push.schemas.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** The browsers that an account has: its own, and those that follow its pages. They are forgotten where nothing else is left for them. */
@Injectable()
export class AccountFollows {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly database: ServiceDatabase,
  ) {}

  @OnEvent(userDeleted, { id: 'push-erase-follows', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.subscriptions.endAll(userId);
  }

  /** Followers stay with their pages; the devices are those of the person who has left. */
  @OnEvent(accountTransferred, { id: 'push-transfer-follows', isRepeatable: true })
  async onAccountTransferred({ from, to }: EventData<typeof accountTransferred>, _facts: EventFacts): Promise<void> {
    await this.subscriptions.endAll(from, { from: 'user' });
    await transferRecords(this.database, { collection: pushFollows, onConflict: 'drop' }, { from, to });
  }
}
