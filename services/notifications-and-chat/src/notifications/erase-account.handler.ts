import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { InjectStored, ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { leadMails } from './lead-mail.schema.js';
import { notifications } from './notification.schema.js';

/** Notifications name other people, so they are erased with the account. */
@Injectable()
export class EraseAccountHandler {
  constructor(
    private readonly database: ServiceDatabase,
    @InjectStored('notifications-and-chat', leadMails) private readonly windows: StoredModel<typeof leadMails>,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await deleteInChunks(this.database, notifications, { userId });
    await this.windows.deleteOne({ _id: userId }).exec();
  }

  /** Not handed over: they are news for the person who has left. */
  @OnEvent(accountTransferred, { id: 'onAccountTransferred', isRepeatable: true })
  onAccountTransferred(
    { from: userId, tenantId }: EventData<typeof accountTransferred>,
    facts: EventFacts,
  ): Promise<void> {
    return this.onUserDeleted({ userId, tenantId }, facts);
  }
}
