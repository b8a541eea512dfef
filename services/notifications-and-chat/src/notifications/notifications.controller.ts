import { Controller, Inject } from '@nestjs/common';
import { getNotifications, markNotificationsRead, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { NotificationsRepository } from './notifications.repository.js';

/** What `listPerPage: -1` gives. @source models.md "notification paging" */
const newest = 200;

@Controller()
export class NotificationsController {
  constructor(@Inject(NotificationsRepository) private readonly notifications: NotificationsRepository) {}

  @Handles(getNotifications)
  async list({ page, listPerPage }: RequestOf<typeof getNotifications>, { userId }: UserCtx) {
    const limit = listPerPage === -1 ? newest : listPerPage;
    const skip = listPerPage === -1 ? 0 : (page - 1) * listPerPage;
    // In this order: whatever is counted is also in the list, even when it came in between.
    const unread = await this.notifications.unread(userId);
    const data = await this.notifications.newest(userId, skip, limit);
    // Nothing can be sold and no way of payment connected yet, so there are none of either.
    return { data, unread, productCount: 0, paymentCount: 0 };
  }

  /** All or none. @throws core.not_found when one is missing or another owner's */
  @Handles(markNotificationsRead)
  async markRead({ ids }: RequestOf<typeof markNotificationsRead>, { userId }: UserCtx) {
    const own = await this.notifications.markRead(userId, ids);
    return { ids: own, unread: await this.notifications.unread(userId) };
  }
}
