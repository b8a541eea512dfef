import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { leadMails } from './lead-mail.schema.js';

/** What waits to be mailed names other people, so it is erased with the account; its owner is its id. */
@Injectable()
export class EraseLeadMails {
  constructor(
    @InjectStored('notifications-and-chat', leadMails) private readonly windows: StoredModel<typeof leadMails>,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: Pick<EventData<typeof userDeleted>, 'userId'>, _facts: EventFacts): Promise<void> {
    await this.windows.deleteOne({ _id: userId }).exec();
  }

  /** Not handed over: it is news for the person who has left. */
  @OnEvent(accountTransferred, { id: 'onAccountTransferred', isRepeatable: true })
  onAccountTransferred({ from }: EventData<typeof accountTransferred>, facts: EventFacts): Promise<void> {
    return this.onUserDeleted({ userId: from }, facts);
  }
}
