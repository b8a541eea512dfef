import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, newId, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { tenantToStamp } from '@linkyard/request-context';
import { whiteLabels, type WhiteLabel } from './white-label.schema.js';

@Injectable()
export class WhiteLabelsRepository extends OwnedRepository<WhiteLabel> {
  constructor(@InjectStored('white-label', whiteLabels) model: StoredModel<typeof whiteLabels>) {
    super(model);
  }

  ofOwner(ownerId: string): Promise<WhiteLabel | null> {
    return this.findOne({ ownerId });
  }

  /** Without a new `rev`: what the owner is editing at the same time is not outdated by it. */
  async chooseDomain({ _id, userId }: Pick<WhiteLabel, '_id' | 'userId'>, domainId: string): Promise<void> {
    await this.model.updateOne({ _id, userId }, { $set: { domainId, updatedAt: new Date() } }).exec();
  }

  /** Settings of a site that is not published yet, also without a new `rev`. */
  async keepDraft({ _id, userId }: Pick<WhiteLabel, '_id' | 'userId'>, fields: Partial<WhiteLabel>): Promise<void> {
    await this.model.updateOne({ _id, userId, status: 0 }, { $set: { ...fields, updatedAt: new Date() } }).exec();
  }

  /**
   * Sets fields by their paths without a new `rev`: what the owner edits on another screen at the same time is not outdated by it.
   * @returns the record after it, or null for an owner without one
   */
  async setPaths(ownerId: string, paths: Record<string, unknown>): Promise<WhiteLabel | null> {
    const set = { ...paths, updatedAt: new Date() };
    return this.model
      .findOneAndUpdate(this.scoped({ ownerId }), { $set: set }, { returnDocument: 'after' })
      .lean<WhiteLabel | null>()
      .exec();
  }

  /** For other services, which know the tenant. */
  ofTenant(_id: string): Promise<WhiteLabel | null> {
    const reason = { acrossOwners: 'a tenant is asked for by its id' };
    return this.model.findOne({ _id, deletedAt: null }, null, reason).lean<WhiteLabel | null>().exec();
  }

  /** The record of an owner; a draft is made for the first domain that they name. */
  async draftOf(ownerId: string): Promise<WhiteLabel> {
    const known = await this.ofOwner(ownerId);
    if (known) return known;
    try {
      const draft = await new this.model({ _id: newId(), userId: ownerId, tenantId: tenantToStamp(), rev: 1 }).save();
      return draft.toObject<WhiteLabel>({ flattenMaps: true });
    } catch (error) {
      const first = isDuplicateKey(error) ? await this.ofOwner(ownerId) : null;
      if (!first) throw error;
      return first;
    }
  }
}
