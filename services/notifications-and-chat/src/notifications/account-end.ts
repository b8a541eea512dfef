import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { NotificationsRepository } from './notifications.repository.js';

/** What a deleted account was told holds other people's names: it goes with the account. */
@Injectable()
export class AccountEnd {
  constructor(@Inject(NotificationsRepository) private readonly notifications: NotificationsRepository) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted' })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, { session }: EventMeta): Promise<void> {
    await this.notifications.eraseAll(userId, session);
  }
}
