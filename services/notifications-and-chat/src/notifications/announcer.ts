import { Inject, Injectable } from '@nestjs/common';
import { userAppNotification, userNotified } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import { broadcast, Bus, LOGGER, type Logger } from '@linkyard/service-kit';
import { linkOf } from './notification-link.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Sends a notification to the user's open windows once it is committed. */
@Injectable()
export class Announcer {
  /** A transaction that is tried again runs its work again, and must still announce once. */
  private readonly waiting = new WeakMap<ClientSession, Set<string>>();

  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Announces when the session's transaction has ended, and only if it left the notification behind. */
  afterCommit(session: ClientSession, ownerId: string, dedupeKey: string) {
    const keys = this.waiting.get(session) ?? new Set();
    if (keys.has(dedupeKey)) return;
    this.waiting.set(session, keys.add(dedupeKey));
    session.once('ended', () => {
      void this.announce(ownerId, dedupeKey).catch((error: unknown) =>
        // Only the toast is lost: the notification itself stands in the list.
        this.logger.warn({ err: error }, 'a notification could not be announced'),
      );
    });
  }

  private async announce(ownerId: string, dedupeKey: string) {
    const found = await this.notifications.findOne({ ownerId, dedupeKey });
    if (!found) return;
    const payload = userAppNotification.payload.parse({
      ...found,
      link: linkOf(found.notification),
      state: { type: 'search', value: found.notification.name || found.notification.email },
    });
    await broadcast(this.bus.connection, userNotified, { userId: ownerId, event: userAppNotification.name, payload });
  }
}
