import { Injectable } from '@nestjs/common';
import {
  dueBy,
  InjectStored,
  isDuplicateKey,
  newId,
  notAmong,
  OwnedRepository,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { digests, type DigestDocument } from './digest.schema.js';
import type { DigestTime } from './next-digest.js';

@Injectable()
export class DigestsRepository extends OwnedRepository<DigestDocument> {
  constructor(@InjectStored('notifications-and-chat', digests) model: StoredModel<typeof digests>) {
    super(model);
  }

  /** Counts a notification that waits for the digest of its reader. @returns the digest */
  async addTo(userId: string, tenantId: string | null): Promise<DigestDocument> {
    const counted = await this.update({ ownerId: userId }, { $inc: { added: 1 } });
    if (counted) return counted;
    const fresh = { tenantId, dueAt: null, period: null, lastPeriod: null, mailKey: null, added: 1 };
    try {
      return await this.insert(userId, { ...fresh, _id: newId() });
    } catch (error) {
      // Two notifications at once are the first.
      if (!isDuplicateKey(error)) throw error;
      return this.addTo(userId, tenantId);
    }
  }

  /** Sets when it goes, unless that is known or it is being written. */
  async schedule(userId: string, { at, period }: DigestTime): Promise<void> {
    await this.update({ ownerId: userId, dueAt: null, mailKey: null }, { $set: { dueAt: at, period } });
  }

  /** Moves one that waits to another time. */
  async reschedule({ userId, dueAt }: DigestDocument, next: DigestTime): Promise<void> {
    const change = { dueAt: next.at, period: next.period };
    await this.update({ ownerId: userId, dueAt, mailKey: null }, { $set: change });
  }

  async due(now: Date, { limit, except }: DuePage): Promise<DigestDocument[]> {
    const acrossOwners = 'the digests of every person are due at their hour';
    return this.model
      .find({ dueAt: dueBy(now), ...notAmong(except), deletedAt: null }, null, { limit, acrossOwners })
      .sort({ dueAt: 1 })
      .lean<DigestDocument[]>()
      .exec();
  }

  /** @returns false when notifications were put to it after it was read */
  async end({ userId, added, period }: DigestDocument): Promise<boolean> {
    const ended = { dueAt: null, period: null, mailKey: null, lastPeriod: period };
    return (await this.update({ ownerId: userId, added }, { $set: ended })) !== null;
  }
}
