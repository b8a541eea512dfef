import type { getNotifications, NotificationsRead, NotificationView, ReplyOf } from '@linkyard/contracts';

type List = Pick<ReplyOf<typeof getNotifications>, 'data' | 'unread' | 'nextCursor'>;

/** Puts a notification that has arrived in front of what the bell shows. */
export function addNews(list: List, received: NotificationView): void {
  if (list.data.some(({ _id }) => _id === received._id)) return;
  list.data.unshift(received);
  list.unread += 1;
}

/**
 * Marks what was marked in another window.
 * @returns false where the list cannot know that it is right: it is to be loaded again
 */
export function applyRead(list: List, { ids, upTo, markAsRead, unread }: NotificationsRead): boolean {
  const named = new Set(ids);
  const from = list.data.findIndex(({ _id }) => _id === upTo);
  for (const [at, entry] of list.data.entries())
    if (named.has(entry._id) || (from !== -1 && at >= from)) entry.markAsRead = markAsRead;
  list.unread = unread;
  return list.nextCursor === null && list.data.filter((entry) => !entry.markAsRead).length === unread;
}
