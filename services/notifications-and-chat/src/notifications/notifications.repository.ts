import { Injectable } from '@nestjs/common';
import {
  containing,
  InjectStored,
  newId,
  OwnedRepository,
  trusted,
  type NewDocument,
  type OwnedFilter,
  type StoredModel,
} from '@linkyard/mongo';
import { tenantToStamp } from '@linkyard/request-context';
import { requireEach } from '@linkyard/service-kit';
import { notifications, type NotificationDocument } from './notification.schema.js';

/** Who wants a type by mail or push alone has its notifications stored, and does not see them in the app. */
const shown = { 'channels.app': true };
/** Notifications of one digest; far more than are named in it. */
const maxCollected = 1_000;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** A place in the list: records of the same millisecond are in the order of their ids. */
export type Place = Pick<NotificationDocument, '_id' | 'createdAt'>;

export interface Wanted {
  types?: readonly string[] | undefined;
  unread?: boolean | undefined;
  /** Included and excluded. */
  from?: Date | undefined;
  to?: Date | undefined;
  searchTerm?: string | undefined;
  /** Only what is older. */
  before?: Place | undefined;
}

/** What a reader may remember of a notification. */
const searched = [
  ...['name', 'email', 'campaignName', 'appointmentName', 'webinar', 'payerBName', 'productDetails.name'],
  ...['system.params.domain', 'system.params.host', 'system.params.title', 'system.params.campaignName'],
].map((field) => `notification.${field}`);

@Injectable()
export class NotificationsRepository extends OwnedRepository<NotificationDocument> {
  constructor(@InjectStored('notifications-and-chat', notifications) model: StoredModel<typeof notifications>) {
    super(model);
  }

  async newest(ownerId: string, wanted: Wanted, page: { skip: number; limit: number }) {
    return this.findMany(filterOf(ownerId, wanted), { ...page, sort: newestFirst });
  }

  async unread(ownerId: string): Promise<number> {
    return this.count({ ownerId, ...shown, markAsRead: false });
  }

  /** All or none, whatever their mark was before. @throws core.not_found when one is missing or another owner's */
  async mark(ownerId: string, ids: readonly string[], markAsRead: boolean): Promise<string[]> {
    const wanted = { ownerId, ...shown, _id: trusted({ $in: [...ids] }) };
    const present = await this.findMany(wanted);
    requireEach(ids, present);
    const $set = { markAsRead, readAt: markAsRead ? new Date() : null };
    await this.updateMany({ ...wanted, markAsRead: !markAsRead }, { $set });
    return present.map(({ _id }) => _id);
  }

  /** Marks everything unread that stands at a place of the list or after it. @returns the first ids of them, up to one more than `limit` */
  async markUpTo(ownerId: string, place: Place, limit: number): Promise<string[]> {
    const older = { ownerId, ...shown, markAsRead: false, ...atOrBefore(place) };
    const found = await this.findMany(older, { sort: newestFirst, limit: limit + 1 });
    await this.updateMany(older, { $set: { markAsRead: true, readAt: new Date() } });
    return found.map(({ _id }) => _id);
  }

  /** Takes what waits for the digest that is written now, unless a run before has done so. */
  async claimForDigest(ownerId: string): Promise<void> {
    if ((await this.count({ ownerId, digest: 'claimed' }, 1)) > 0) return;
    await this.updateMany({ ownerId, digest: 'waiting' }, { $set: { digest: 'claimed' } });
  }

  async claimed(ownerId: string): Promise<NotificationDocument[]> {
    return this.findMany({ ownerId, digest: 'claimed' }, { sort: newestFirst, limit: maxCollected });
  }

  /** @returns whether more waits for the next digest */
  async endDigest(ownerId: string): Promise<boolean> {
    await this.updateMany({ ownerId, digest: 'claimed' }, { $set: { digest: 'done' } });
    return (await this.count({ ownerId, digest: 'waiting' }, 1)) > 0;
  }

  /** Those of the keys that were read. */
  async readAmong(ownerId: string, dedupeKeys: readonly string[]): Promise<Set<string>> {
    return this.presentAmong({ ownerId, markAsRead: true }, 'dedupeKey', dedupeKeys);
  }

  /**
   * Adds a notification unless one with its key exists. Its time is the database's, which stores it at that moment: of what is listed
   * nothing older appears later, however long it took to get here.
   * @returns the one that is stored, whether now or before
   */
  async addOnce(
    ownerId: string,
    fields: NewDocument<NotificationDocument>,
  ): Promise<{ document: NotificationDocument; isNew: boolean }> {
    const { dedupeKey } = fields;
    const tenantId = tenantToStamp(fields.tenantId);
    const fresh = { ...fields, _id: newId(), userId: ownerId, tenantId, rev: 1, deletedAt: null };
    const stored = { $mergeObjects: [{ $literal: fresh }, { createdAt: '$$NOW', updatedAt: '$$NOW' }] };
    const isThere = { $ne: [{ $type: '$rev' }, 'missing'] };
    const document = await this.model
      .findOneAndUpdate({ userId: ownerId, dedupeKey }, [{ $replaceWith: { $cond: [isThere, '$$ROOT', stored] } }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<NotificationDocument>()
      .exec();
    return { document, isNew: document._id === fresh._id };
  }
}

const atOrBefore = ({ createdAt, _id }: Place) => ({
  $or: [{ createdAt: trusted({ $lt: createdAt }) }, { createdAt, _id: trusted({ $lte: _id }) }],
});
const before = ({ createdAt, _id }: Place) => ({
  $or: [{ createdAt: trusted({ $lt: createdAt }) }, { createdAt, _id: trusted({ $lt: _id }) }],
});

function filterOf(ownerId: string, wanted: Wanted): OwnedFilter<NotificationDocument> {
  const { types, unread, from, to, searchTerm, before: place } = wanted;
  const range = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
  const conditions = [
    ...(place ? [before(place)] : []),
    ...(searchTerm ? [{ $or: searched.map((field) => ({ [field]: trusted(containing(searchTerm)) })) }] : []),
  ];
  return {
    ...{ ownerId, ...shown },
    ...(types ? { 'notification.type': trusted({ $in: [...types] }) } : {}),
    ...(unread === undefined ? {} : { markAsRead: !unread }),
    ...(from || to ? { createdAt: trusted(range) } : {}),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}
