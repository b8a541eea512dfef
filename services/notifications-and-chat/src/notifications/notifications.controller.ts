import { Controller } from '@nestjs/common';
import {
  getNotifications,
  getSetupCounts,
  markNotificationsRead,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, DomainError, Handles } from '@linkyard/service-kit';
import { NotificationsRepository } from './notifications.repository.js';

/** What `listPerPage: -1` gives. @source models.md "notification paging" */
const newest = 200;

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly bus: Bus,
  ) {}

  @Handles(getNotifications)
  async list({ page, listPerPage }: RequestOf<typeof getNotifications>, ctx: UserCtx) {
    const { userId } = ctx;
    const limit = listPerPage === -1 ? newest : listPerPage;
    const skip = listPerPage === -1 ? 0 : (page - 1) * listPerPage;
    const setup = this.setupOf(ctx);
    // In this order: what is counted is also in the list, even when it came in between.
    const unread = await this.notifications.unread(userId);
    const data = await this.notifications.newest(userId, skip, limit);
    return { data, unread, ...(await setup) };
  }

  /** All or none. @throws core.not_found when one is missing or another owner's */
  @Handles(markNotificationsRead)
  async markRead({ ids }: RequestOf<typeof markNotificationsRead>, { userId }: UserCtx) {
    const own = await this.notifications.markRead(userId, ids);
    return { ids: own, unread: await this.notifications.unread(userId) };
  }

  /** The list does not wait for a commerce service that is down: then there are no reminders. */
  private async setupOf(ctx: UserCtx) {
    try {
      return await this.bus.request(getSetupCounts, { userId: ctx.userId }, ctx);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code !== 'core.unavailable' && error.code !== 'core.timeout') throw error;
      return { productCount: null, paymentCount: null };
    }
  }
}
