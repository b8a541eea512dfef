import { Injectable } from '@nestjs/common';
import type { TaxSettings } from '@linkyard/contracts';
import {
  embedded,
  InjectStored,
  isDuplicateKey,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

const text = { type: String, default: '' } as const;
const off = { type: Boolean, default: false } as const;
const rate = embedded({ country: text, category: text, percent: { type: String, required: true } });

/** One per seller. */
export const taxSettingsRecords = ownedCollection({
  name: 'TaxSettings',
  collection: 'tax_settings',
  fields: { rates: { type: [rate] }, vatId: text, asksVatId: off, reverseCharge: off, taxesShipping: off },
  indexes: [{ key: { userId: 1 }, options: { unique: true } }],
});
type StoredTaxSettings = DocumentOf<typeof taxSettingsRecords>;

const settingsIn = ({ rates, vatId, asksVatId, reverseCharge, taxesShipping }: StoredTaxSettings): TaxSettings => ({
  ...{ rates, vatId, asksVatId },
  // Settings of before these were there.
  reverseCharge: reverseCharge ?? false,
  taxesShipping: taxesShipping ?? false,
});
const none: TaxSettings = { rates: [], vatId: '', asksVatId: false, reverseCharge: false, taxesShipping: false };

@Injectable()
export class TaxSettingsRepository extends OwnedRepository<StoredTaxSettings> {
  constructor(@InjectStored('commerce', taxSettingsRecords) model: StoredModel<typeof taxSettingsRecords>) {
    super(model);
  }

  /** No rates for a seller who has set none. */
  async of(ownerId: string): Promise<TaxSettings> {
    const stored = await this.findOne({ ownerId });
    return stored ? settingsIn(stored) : none;
  }

  /** @throws DomainError core.conflict when two first saves meet */
  async save(ownerId: string, settings: TaxSettings): Promise<TaxSettings> {
    const changed = await this.update({ ownerId }, { $set: settings });
    if (changed) return settingsIn(changed);
    try {
      return settingsIn(await this.insert(ownerId, settings));
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('core.conflict');
      throw error;
    }
  }
}
