import { Controller } from '@nestjs/common';
import {
  getNotifications,
  getSetupCounts,
  notifyMailsQueued,
  markNotificationsRead,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, Handles, isServiceAway, UserContacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { presentNotification } from './notification.presenter.js';
import { NotificationsRepository } from './notifications.repository.js';
import { Notifier } from './notifier.service.js';
import { mailsQueuedNotice } from './rules/account-rules.js';

/** What `listPerPage: -1` gives. @source models.md "notification paging" */
const newest = 200;

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly bus: Bus,
    private readonly contacts: UserContacts,
    private readonly notifier: Notifier,
  ) {}

  @Handles(getNotifications)
  async list({ page, listPerPage }: RequestOf<typeof getNotifications>, ctx: UserCtx) {
    const { userId } = ctx;
    const limit = listPerPage === -1 ? newest : listPerPage;
    const skip = listPerPage === -1 ? 0 : (page - 1) * listPerPage;
    const setup = this.setupOf(ctx);
    // In this order: what is counted is also in the list, even when it came in between.
    const unread = await this.notifications.unread(userId);
    const found = await this.notifications.newest(userId, skip, limit);
    const i18n = textsFor(await this.localeOf(ctx));
    return { data: found.map((one) => presentNotification(one, i18n)), unread, ...(await setup) };
  }

  /** All or none. @throws core.not_found when one is missing or another owner's */
  @Handles(markNotificationsRead)
  async markRead({ ids }: RequestOf<typeof markNotificationsRead>, { userId }: UserCtx) {
    const own = await this.notifications.markRead(userId, ids);
    return { ids: own, unread: await this.notifications.unread(userId) };
  }

  @Handles(notifyMailsQueued)
  async mailsQueued({ creatorId }: RequestOf<typeof notifyMailsQueued>, { tenantId }: Ctx) {
    await this.notifier.notify(mailsQueuedNotice(creatorId, new Date()), { tenantId });
    return {};
  }

  /** The language of the account, in which the app is shown. While accounts cannot be read, that of the browser. */
  private async localeOf({ userId, locale }: UserCtx): Promise<string> {
    const contact = await this.contacts.find(userId).catch(nullWhenAway);
    return contact?.locale ?? locale;
  }

  /** The list does not wait for a commerce service that is down: then there are no reminders. */
  private async setupOf(ctx: UserCtx) {
    const counts = await this.bus.request(getSetupCounts, { userId: ctx.userId }, ctx).catch(nullWhenAway);
    return counts ?? { productCount: null, paymentCount: null };
  }
}

/** @throws what is no outage of the other service */
function nullWhenAway(error: unknown): null {
  if (isServiceAway(error)) return null;
  throw error;
}
