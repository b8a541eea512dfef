import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { leadMailModel } from './lead-mail.model.js';
import { notificationModel } from './notification.model.js';

/** Notifications name other people, so they are erased with the account. */
@Injectable()
export class EraseAccountHandler {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await deleteInChunks(this.database, notificationModel, { userId });
    await this.database.collection(leadMailModel).deleteOne({ _id: userId });
  }
}
