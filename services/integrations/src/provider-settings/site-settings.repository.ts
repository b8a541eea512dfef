import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, trusted, type StoredModel } from '@linkyard/mongo';
import { siteSettings, untouched, type ProviderSetting } from './site-setting.schema.js';

@Injectable()
export class SiteSettingsRepository {
  constructor(@InjectStored('integrations', siteSettings) private readonly model: StoredModel<typeof siteSettings>) {}

  async find(): Promise<ProviderSetting> {
    const found = await this.model.findOne({ _id: untouched._id }).lean<Partial<ProviderSetting> | null>().exec();
    return { ...untouched, ...found };
  }

  /** Stores the record in place of the one of revision `rev`. @returns false when a concurrent writer was first */
  async replace(rev: number, next: ProviderSetting): Promise<boolean> {
    const asItWas = { _id: next._id, rev: rev === 0 ? trusted({ $in: [0, null] }) : rev };
    try {
      await this.model.replaceOne(asItWas, next, { upsert: true }).exec();
      return true;
    } catch (error) {
      // A record of another revision exists.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
