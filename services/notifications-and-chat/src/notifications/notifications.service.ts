import { Injectable } from '@nestjs/common';
import {
  getSetupCounts,
  maxMarked,
  notificationsRead,
  userNotified,
  wantsMail,
  type getNotifications,
  type isNotificationMailDue,
  type markNotificationsRead,
  type NotificationsRead,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { broadcast, Bus, DomainError, isServiceAway, UserContacts } from '@linkyard/service-kit';
import { addDays, dayRange } from '@linkyard/time';
import { textsFor } from '../locales/texts.js';
import { presentNotification } from './notification.presenter.js';
import { NotificationsRepository, type Place, type Wanted } from './notifications.repository.js';

type ListRequest = RequestOf<typeof getNotifications>;

/** What `listPerPage: -1` gives. @source models.md "notification paging" */
const newest = 200;

/** What a person sees of their notifications, and what they have read. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly bus: Bus,
    private readonly contacts: UserContacts,
  ) {}

  async list(request: ListRequest, ctx: UserCtx) {
    const { userId } = ctx;
    const limit = request.listPerPage === -1 ? newest : request.listPerPage;
    const isByPage = request.cursor === undefined && request.listPerPage !== -1;
    const skip = isByPage ? (request.page - 1) * limit : 0;
    const setup = this.setupOf(ctx);
    const reader = await this.readerOf(ctx);
    // In this order: what is counted is also in the list, even when it came in between.
    const unread = await this.notifications.unread(userId);
    const found = await this.notifications.newest(userId, wantedOf(request, reader.timeZone), {
      skip,
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const i18n = textsFor(reader.locale);
    return {
      data: shown.map((one) => presentNotification(one, i18n)),
      nextCursor: found.length > limit && last ? cursorOf(last) : null,
      unread,
      ...(await setup),
    };
  }

  /** Whether a mail about a notification is still news. What is about the account itself is mailed whether it was read or not. */
  async isMailDue({ userId, dedupeKey }: RequestOf<typeof isNotificationMailDue>): Promise<boolean> {
    const found = await this.notifications.findOne({ ownerId: userId, dedupeKey });
    const recipient = found && (await this.contacts.find(userId));
    if (!recipient) return false;
    const { type } = found.notification;
    return wantsMail(recipient, type) && (type === 'system' || !found.markAsRead);
  }

  /** @throws core.not_found when one of them is missing or another person's */
  async markRead(request: RequestOf<typeof markNotificationsRead>, { userId }: UserCtx) {
    const { ids: named = [], upTo = null, markAsRead } = request;
    const ids =
      upTo === null ? await this.notifications.mark(userId, named, markAsRead) : await this.markUpTo(userId, upTo);
    const unread = await this.notifications.unread(userId);
    // Windows that miss it learn the count when they look the next time.
    await this.announce(userId, { ids, upTo, markAsRead, unread });
    return { ids, unread };
  }

  private async markUpTo(userId: string, upTo: string): Promise<string[]> {
    const place = await this.notifications.findOne({ ownerId: userId, _id: upTo });
    if (!place) throw new DomainError('core.not_found');
    const marked = await this.notifications.markUpTo(userId, place, maxMarked);
    return marked.length > maxMarked ? [] : marked;
  }

  private async announce(userId: string, payload: NotificationsRead): Promise<void> {
    await broadcast(this.bus.connection, userNotified, { userId, event: notificationsRead.name, payload });
  }

  /** The language of the app and the clock of the days. While accounts cannot be read: the browser's language, and UTC. */
  private async readerOf({ userId, locale }: UserCtx): Promise<{ locale: string; timeZone: string }> {
    return (await this.contacts.find(userId).catch(nullWhenAway)) ?? { locale, timeZone: 'UTC' };
  }

  /** The list does not wait for a commerce service that is down: then there are no reminders. */
  private async setupOf(ctx: UserCtx) {
    const counts = await this.bus.request(getSetupCounts, { userId: ctx.userId }, ctx).catch(nullWhenAway);
    return counts ?? { productCount: null, paymentCount: null };
  }
}

function wantedOf({ filters, searchTerm, cursor }: ListRequest, zone: string): Wanted {
  const { types, unread, from, to } = filters;
  return {
    ...{ types, unread, searchTerm, before: cursor === undefined ? undefined : placeOf(cursor) },
    from: from === undefined ? undefined : new Date(dayRange(zone, from).from),
    to: to === undefined ? undefined : new Date(dayRange(zone, addDays(to, 1)).from),
  };
}

const cursorOf = ({ createdAt, _id }: Place): string => `${createdAt.getTime()}.${_id}`;

/** @param cursor that the contract lets pass */
function placeOf(cursor: string): Place {
  const [at = '', _id = ''] = cursor.split('.');
  return { createdAt: new Date(Number(at)), _id };
}

/** @throws what is no outage of the other service */
function nullWhenAway(error: unknown): null {
  if (isServiceAway(error)) return null;
  throw error;
}
