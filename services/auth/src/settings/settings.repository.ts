import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { settings, type Setting } from './setting.schema.js';

type Kept = Pick<Setting, 'key' | 'value' | 'group' | 'tenantId'>;

@Injectable()
export class SettingsRepository extends OwnedRepository<Setting> {
  constructor(@InjectStored('auth', settings) model: StoredModel<typeof settings>) {
    super(model);
  }

  all(userId: string): Promise<Setting[]> {
    return this.findMany({ ownerId: userId }, { sort: { key: 1 } });
  }

  byKey(userId: string, key: string): Promise<Setting[]> {
    return this.findMany({ ownerId: userId, key });
  }

  /** Writes one setting, whether or not it is there. @throws MongoServerError duplicate key when another first write was first */
  async put(userId: string, { key, value, group, tenantId }: Kept, now: Date): Promise<Setting> {
    const written = await this.model
      .findOneAndUpdate(
        { userId, key },
        {
          $set: { value, group, updatedAt: now, deletedAt: null },
          $inc: { rev: 1 },
          $setOnInsert: { _id: newId(), tenantId, createdAt: now },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<Setting | null>()
      .exec();
    if (!written) throw new Error('an upsert returned nothing');
    return written;
  }

  /** A setting has no history: back to the default means gone. */
  async remove(userId: string, key: string): Promise<void> {
    await this.model.deleteOne({ userId, key }).exec();
  }
}
