import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedRepository, trusted, type NewDocument, type StoredModel } from '@linkyard/mongo';
import { tenantToStamp } from '@linkyard/request-context';
import { requireEach } from '@linkyard/service-kit';
import { notifications, type NotificationDocument } from './notification.schema.js';

/** Who wants a type by mail or push alone has its notifications stored, and does not see them in the app. */
const shown = { 'channels.app': true };

@Injectable()
export class NotificationsRepository extends OwnedRepository<NotificationDocument> {
  constructor(@InjectStored('notifications-and-chat', notifications) model: StoredModel<typeof notifications>) {
    super(model);
  }

  async newest(ownerId: string, skip: number, limit: number): Promise<NotificationDocument[]> {
    return this.findMany({ ownerId, ...shown }, { sort: { createdAt: -1, _id: -1 }, skip, limit });
  }

  async unread(ownerId: string): Promise<number> {
    return this.count({ ownerId, ...shown, markAsRead: false });
  }

  /** All or none, read before or not. @throws core.not_found when one is missing or another owner's */
  async markRead(ownerId: string, ids: readonly string[]): Promise<string[]> {
    const wanted = { ownerId, _id: trusted({ $in: [...ids] }) };
    const present = await this.findMany(wanted);
    requireEach(ids, present);
    await this.updateMany({ ...wanted, markAsRead: false }, { $set: { markAsRead: true, readAt: new Date() } });
    return present.map(({ _id }) => _id);
  }

  /** Adds a notification unless one with its key exists. @returns the one that is stored, whether now or before */
  async addOnce(
    ownerId: string,
    fields: NewDocument<NotificationDocument>,
  ): Promise<{ document: NotificationDocument; isNew: boolean }> {
    const now = new Date();
    const { dedupeKey, ...rest } = fields;
    const fresh = {
      ...rest,
      _id: newId(),
      tenantId: tenantToStamp(fields.tenantId),
      rev: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    const document = await this.model
      .findOneAndUpdate(
        { userId: ownerId, dedupeKey },
        { $setOnInsert: fresh },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<NotificationDocument>()
      .exec();
    return { document, isNew: document._id === fresh._id };
  }
}
