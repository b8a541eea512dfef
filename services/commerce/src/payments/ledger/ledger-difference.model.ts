import { Injectable } from '@nestjs/common';
import { ledgerCheckKinds } from '@linkyard/contracts';
import { InjectStored, ownedCollection, OwnedRepository, type DocumentOf, type StoredModel } from '@linkyard/mongo';

/** What a check of the ledger found and no later check has cleared. */
export const ledgerDifferences = ownedCollection({
  name: 'LedgerDifference',
  collection: 'ledger_differences',
  fields: {
    kind: { type: String, required: true, enum: ledgerCheckKinds },
    currency: { type: String, required: true },
    reference: { type: String, default: '' },
    expected: { type: Number, required: true },
    actual: { type: Number, required: true },
    text: { type: String, default: '' },
  },
  indexes: [{ key: { userId: 1, createdAt: 1 } }],
});
export type LedgerDifference = DocumentOf<typeof ledgerDifferences>;

@Injectable()
export class LedgerDifferenceRecords extends OwnedRepository<LedgerDifference> {
  constructor(@InjectStored('commerce', ledgerDifferences) model: StoredModel<typeof ledgerDifferences>) {
    super(model);
  }

  /** @param ownerId of one owner, or of all */
  async clear(ownerId?: string): Promise<void> {
    await this.model
      .deleteMany(ownerId ? { userId: ownerId } : {}, { acrossOwners: 'the ledger of all owners was checked again' })
      .exec();
  }
}
