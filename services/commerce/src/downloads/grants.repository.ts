import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { downloadGrants, type DownloadGrant } from './download-grant.schema.js';

/** Within this time a visitor may continue a download that was counted. */
const continuationMs = 60 * 60_000;
const keptEntries = 100;

/** What is sent again when a line breaks, as a share of the file. */
const sentAgain = 0.5;

export interface DownloadAttempt {
  visitor: string;
  mediaId: string;
  /** Bytes that are asked for. */
  length: number;
}

@Injectable()
export class GrantsRepository extends OwnedRepository<DownloadGrant> {
  constructor(@InjectStored('commerce', downloadGrants) model: StoredModel<typeof downloadGrants>) {
    super(model);
  }

  async ofOrder(ownerId: string, orderId: string): Promise<DownloadGrant[]> {
    return this.findMany({ ownerId, orderId }, { sort: { lineId: 1 } });
  }

  async ofOrders(ownerId: string, orderIds: readonly string[]): Promise<DownloadGrant[]> {
    return this.findMany({ ownerId, orderId: trusted({ $in: [...orderIds] }) }, { sort: { orderId: 1, lineId: 1 } });
  }

  /**
   * Goes on with a download of the same visitor that was counted a short while ago, as far as its file has not been sent.
   * @param size bytes of the file @returns false when this is a download of its own
   */
  async continueDownload(
    { userId: ownerId, _id }: DownloadGrant,
    { visitor, mediaId, length }: DownloadAttempt,
    size: number,
    now: Date,
  ): Promise<boolean> {
    const at = trusted({ $gt: new Date(now.getTime() - continuationMs) });
    const sent = trusted({ $lte: Math.floor(size * (1 + sentAgain)) - length });
    const filter = { ownerId, _id, state: trusted({ $ne: 'revoked' as const }) };
    const log = trusted({ $elemMatch: { visitor, mediaId, at, sent } });
    return (await this.update({ ...filter, log }, { $inc: { 'log.$.sent': length } })) !== null;
  }

  /** Less was sent than was asked for. */
  async returnUnsent(
    { userId: ownerId, _id }: DownloadGrant,
    { visitor, mediaId, length }: DownloadAttempt,
  ): Promise<void> {
    const log = trusted({ $elemMatch: { visitor, mediaId, sent: trusted({ $gte: length }) } });
    await this.update({ ownerId, _id, log }, { $inc: { 'log.$.sent': -length } });
  }

  /**
   * Counts one download, only if one is left. The last one is given to exactly one of several requests.
   * @returns false when none is left, or the grant is no longer active
   */
  async countDownload(
    { userId, _id }: DownloadGrant,
    { visitor, mediaId, length }: DownloadAttempt,
    now: Date,
  ): Promise<boolean> {
    const isLeft = trusted({
      $and: [
        { $or: [{ $eq: ['$remaining', null] }, { $gt: ['$remaining', 0] }] },
        { $or: [{ $eq: ['$expiresAt', null] }, { $gt: ['$expiresAt', now] }] },
      ],
    });
    const filter = { ownerId: userId, _id, state: 'active' as const, $expr: isLeft };
    const log = { $each: [{ at: now, visitor, mediaId, sent: length }], $slice: -keptEntries };
    const unlimited = await this.update({ ...filter, limit: null }, { $push: { log } });
    if (unlimited) return true;
    const counted = await this.update(filter, { $inc: { remaining: -1 }, $push: { log } });
    if (!counted) return false;
    if (counted.remaining === 0)
      await this.update({ ownerId: userId, _id, remaining: 0 }, { $set: { state: 'exhausted' } });
    return true;
  }

  /** Those of the files that a grant gives which was not revoked. */
  async filesOf(ownerId: string, mediaIds: readonly string[]): Promise<string[]> {
    const isAmong = { 'files.mediaId': trusted({ $in: [...mediaIds] }) };
    const filter = { userId: ownerId, deletedAt: null, ...isAmong, state: trusted({ $ne: 'revoked' as const }) };
    return this.model.distinct('files.mediaId', filter).exec();
  }

  async revoke(ownerId: string, orderId: string): Promise<number> {
    return this.updateMany({ ownerId, orderId }, { $set: { state: 'revoked', isRevokedByRefund: false } });
  }

  /** Until the refund comes back; what was withdrawn before stays so. */
  async revokeByRefund(ownerId: string, orderId: string): Promise<number> {
    const filter = { ownerId, orderId, state: trusted({ $ne: 'revoked' as const }) };
    return this.updateMany(filter, { $set: { state: 'revoked', isRevokedByRefund: true } });
  }

  /** What a refund had withdrawn, with the downloads that were left. @returns how many */
  async giveBack(ownerId: string, orderId: string): Promise<number> {
    const filter = { ownerId, orderId, state: 'revoked' as const, isRevokedByRefund: true };
    const used = await this.updateMany(
      { ...filter, remaining: 0 },
      { $set: { state: 'exhausted', isRevokedByRefund: false } },
    );
    return used + (await this.updateMany(filter, { $set: { state: 'active', isRevokedByRefund: false } }));
  }

  /** Those of a product that its buyers may still use, a page at a time. @param after the last one of the page before */
  async usable(ownerId: string, productId: string, now: Date, after: string | null): Promise<DownloadGrant[]> {
    const filter = {
      ...{ ownerId, productId, state: trusted({ $ne: 'revoked' as const }) },
      $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }],
      ...(after ? { _id: trusted({ $gt: after }) } : {}),
    };
    return this.findMany(filter, { sort: { _id: 1 }, limit: 200 });
  }

  /** Other files, with all downloads again: once for each change of the files, and not for one that came before the last. */
  async replaceFiles(
    { userId, _id, limit }: DownloadGrant,
    content: Pick<DownloadGrant, 'files' | 'externalUrl'>,
    filesChangedAt: Date,
  ): Promise<void> {
    const filter = {
      ...{ ownerId: userId, _id, state: trusted({ $ne: 'revoked' as const }) },
      $or: [{ filesChangedAt: null }, { filesChangedAt: trusted({ $lt: filesChangedAt }) }],
    };
    await this.update(filter, { $set: { ...content, filesChangedAt, state: 'active', remaining: limit } });
  }

  /** All downloads and the whole time again; what was revoked stays revoked. */
  async reset(grant: DownloadGrant, expiresAt: Date | null): Promise<void> {
    const filter = { ownerId: grant.userId, _id: grant._id, state: trusted({ $ne: 'revoked' as const }) };
    await this.update(filter, { $set: { state: 'active', remaining: grant.limit, expiresAt } });
  }
}
