import { Inject, Injectable } from '@nestjs/common';
import { newId, OwnedRepository, ServiceDatabase, type ClientSession, type NewDocument } from '@linkyard/mongo';
import { requireEach } from '@linkyard/service-kit';
import { notificationModel, type NotificationDocument } from './notification.model.js';

@Injectable()
export class NotificationsRepository extends OwnedRepository<NotificationDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, notificationModel);
  }

  async newest(ownerId: string, skip: number, limit: number): Promise<NotificationDocument[]> {
    return this.findMany({ ownerId }, { sort: { createdAt: -1, _id: -1 }, skip, limit });
  }

  async unread(ownerId: string): Promise<number> {
    return this.count({ ownerId, markAsRead: false });
  }

  /** All or none, read before or not. @throws core.not_found when one is missing or another owner's */
  async markRead(ownerId: string, ids: readonly string[]): Promise<string[]> {
    const wanted = { ownerId, _id: { $in: [...ids] } };
    const present = await this.findMany(wanted);
    requireEach(ids, present);
    await this.updateMany({ ...wanted, markAsRead: false }, { $set: { markAsRead: true, readAt: new Date() } });
    return present.map(({ _id }) => _id);
  }

  /** Adds a notification unless one with its subject exists. */
  async addOnce(ownerId: string, fields: NewDocument<NotificationDocument>, session: ClientSession): Promise<void> {
    const now = new Date();
    const { dedupeKey, ...rest } = fields;
    const fresh = {
      ...rest,
      _id: newId(),
      tenantId: fields.tenantId ?? null,
      rev: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await this.collection.updateOne({ userId: ownerId, dedupeKey }, { $setOnInsert: fresh }, { upsert: true, session });
  }
}
