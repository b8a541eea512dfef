import { Inject, Injectable } from '@nestjs/common';
import { newId, OwnedRepository, ServiceDatabase, type ClientSession, type NewDocument } from '@linkyard/mongo';
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

  /** @returns those of the ids that are the owner's, whether they were read before or not */
  async markRead(ownerId: string, ids: readonly string[]): Promise<string[]> {
    const wanted = { ownerId, _id: { $in: [...ids] } };
    await this.updateMany({ ...wanted, markAsRead: false }, { $set: { markAsRead: true, readAt: new Date() } });
    return (await this.findMany(wanted)).map(({ _id }) => _id);
  }

  /** Adds it unless the same thing was told already. */
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
