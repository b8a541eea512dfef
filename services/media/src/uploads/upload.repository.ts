import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  isDuplicateKey,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type NewDocument,
  type StoredModel,
} from '@linkyard/mongo';
import { uploads, type UploadDocument, type UploadPart } from './upload.schema.js';

/** How long a finisher is believed to be alive after it last said so. */
export const finisherMs = 20_000;
/** Expired, and not being finished. */
const abandoned = (now: Date) => ({
  expiresAt: trusted({ $lt: now }),
  $or: [{ state: trusted({ $ne: 'finishing' as const }) }, { finisherUntil: trusted({ $lt: now }) }],
});
const unfinished = () => ({ state: trusted({ $in: ['open' as const, 'finishing' as const] }) });

@Injectable()
export class UploadRepository extends OwnedRepository<UploadDocument> {
  constructor(@InjectStored('media', uploads) model: StoredModel<typeof uploads>) {
    super(model);
  }

  async live(ownerId: string, _id: string): Promise<UploadDocument | null> {
    return this.findOne({ ownerId, _id, expiresAt: trusted({ $gt: new Date() }) });
  }

  async unfinished(ownerId: string): Promise<UploadDocument[]> {
    return this.findMany({ ...unfinished(), ownerId, expiresAt: trusted({ $gt: new Date() }) });
  }

  /** The new one, or the unfinished one of the same file that a concurrent call has started. */
  async open(ownerId: string, fields: NewDocument<UploadDocument>): Promise<UploadDocument> {
    try {
      return await this.insert(ownerId, fields);
    } catch (error) {
      const { openKey } = fields;
      const other = isDuplicateKey(error) && openKey ? await this.findOne({ ownerId, openKey }) : null;
      if (!other) throw error;
      return other;
    }
  }

  /** @returns null when the upload is not open, or has this part already */
  async addPart(ownerId: string, _id: string, part: UploadPart): Promise<UploadDocument | null> {
    const isNew = { 'parts.index': trusted({ $ne: part.index }) };
    return this.update({ ownerId, _id, state: 'open', ...isNew }, { $push: { parts: part } });
  }

  /** Makes the caller the one who finishes it. @returns null when another does, or there is nothing to finish */
  async claim(ownerId: string, _id: string): Promise<UploadDocument | null> {
    const now = Date.now();
    const hasDied = { finisherUntil: trusted({ $lt: new Date(now) }) };
    const free = [{ state: 'open' as const }, { state: 'finishing' as const, ...hasDied }];
    const change = { state: 'finishing' as const, finisherUntil: new Date(now + finisherMs) };
    return this.update({ ownerId, _id, $or: free }, { $set: change });
  }

  async stillFinishing(ownerId: string, _id: string): Promise<void> {
    const finisherUntil = new Date(Date.now() + finisherMs);
    await this.update({ ownerId, _id, state: 'finishing' }, { $set: { finisherUntil } });
  }

  /** Ends the finishing. @returns null when it was cancelled in the meantime */
  async settle(
    ownerId: string,
    _id: string,
    outcome: Pick<UploadDocument, 'state' | 'refusal'>,
  ): Promise<UploadDocument | null> {
    const ended = outcome.state === 'open' ? {} : { openKey: null, parts: [] };
    const change = { ...outcome, ...ended, finisherUntil: null };
    return this.update({ ownerId, _id, state: 'finishing' }, { $set: change });
  }

  /** @returns what was forgotten, or null when there is nothing unfinished */
  async cancel(ownerId: string, _id: string): Promise<UploadDocument | null> {
    return this.model
      .findOneAndDelete(this.scoped({ ...unfinished(), ownerId, _id }))
      .lean<UploadDocument | null>()
      .exec();
  }

  /** Ends all uploads of a deleted account: the sweep removes them with their parts. */
  async expireAll(ownerId: string): Promise<void> {
    const ended = { expiresAt: new Date(0), state: 'refused' as const, openKey: null };
    await this.model.updateMany({ userId: ownerId }, { $set: ended }).exec();
  }

  /** For the sweep, across owners. */
  async expired(now: Date, { limit, except }: DuePage): Promise<Pick<UploadDocument, '_id'>[]> {
    return this.model
      .find({ ...abandoned(now), ...notAmong(except) }, { _id: 1 }, { sort: { expiresAt: 1 }, limit })
      .setOptions({ acrossOwners: 'the sweep removes the expired uploads of every owner' })
      .lean<Pick<UploadDocument, '_id'>[]>()
      .exec();
  }

  /** For the sweep, across owners: deletes one that has expired and is not being finished. */
  async forgetExpired(_id: string, now: Date): Promise<UploadDocument | null> {
    return this.model
      .findOneAndDelete({ _id, ...abandoned(now) })
      .setOptions({ acrossOwners: 'the sweep removes the expired uploads of every owner' })
      .lean<UploadDocument | null>()
      .exec();
  }
}
