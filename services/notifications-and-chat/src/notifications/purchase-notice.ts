import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, orderPaid, orderPlaced, type EventData } from '@linkyard/contracts';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { Announcer } from './announcer.js';
import { NotificationsRepository } from './notifications.repository.js';

type Purchase = EventData<typeof orderPaid>;

/** Everything is on until the person changes it. */
const allOn = { app: true, email: true, push: true };

/** Notifies the seller of an order, once, when it is paid or waits for its money: in the app and in open windows. */
@Injectable()
export class PurchaseNotice {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
  ) {}

  @OnEvent(orderPaid, { id: 'notify-order-paid' })
  onPaid(purchase: Purchase, meta: EventMeta): Promise<void> {
    return this.notify(purchase, meta);
  }

  @OnEvent(orderPlaced, { id: 'notify-order-placed' })
  onPlaced(purchase: Purchase, meta: EventMeta): Promise<void> {
    return this.notify(purchase, meta);
  }

  private async notify(purchase: Purchase, { session, tenantId, requestId }: EventMeta): Promise<void> {
    const { ownerId: userId, orderId } = purchase;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    const prefs = contact?.notificationPrefs['purchase'] ?? allOn;
    // No contact: the account has been deleted.
    if (!contact || !prefs.app) return;
    const dedupeKey = `purchase:${orderId}`;
    const channels = { app: true, email: false, push: false };
    const notification = contentOf(purchase);
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }
}

const contentOf = ({ orderId, buyer, products, total, currency }: Purchase) => ({
  type: 'purchase' as const,
  ...{ name: buyer.name, email: buyer.email, amount: total, currency },
  productDetails: products.map((name) => ({ name })),
  ...{ campaignName: '', appointmentName: '', webinar: '', payerBName: '', receiverBName: '', formTypeData: null },
  subject: { kind: 'order', id: orderId },
});
