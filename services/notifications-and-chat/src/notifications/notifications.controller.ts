import { Controller } from '@nestjs/common';
import {
  getNotifications,
  isNotificationMailDue,
  markNotificationsRead,
  notifyMailsQueued,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.service.js';
import { mailsQueuedNotice } from './rules/account-rules.js';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly notifier: Notifier,
  ) {}

  @Handles(getNotifications)
  list(request: RequestOf<typeof getNotifications>, ctx: UserCtx) {
    return this.notifications.list(request, ctx);
  }

  @Handles(markNotificationsRead)
  markRead(request: RequestOf<typeof markNotificationsRead>, ctx: UserCtx) {
    return this.notifications.markRead(request, ctx);
  }

  @Handles(isNotificationMailDue)
  async mailDue(request: RequestOf<typeof isNotificationMailDue>) {
    return { isDue: await this.notifications.isMailDue(request) };
  }

  @Handles(notifyMailsQueued)
  async mailsQueued({ creatorId }: RequestOf<typeof notifyMailsQueued>) {
    await this.notifier.notify(mailsQueuedNotice(creatorId, new Date()));
    return {};
  }
}
