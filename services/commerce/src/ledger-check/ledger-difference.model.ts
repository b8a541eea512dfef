import { Injectable } from '@nestjs/common';
import { ledgerCheckKinds } from '@linkyard/contracts';
import {
  InjectStored,
  newId,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import type { Difference } from './difference-text.js';

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

const acrossOwners = 'the ledger of all owners was checked again';
const shown = ({
  userId: ownerId,
  kind,
  currency,
  reference,
  expected,
  actual,
  text,
}: LedgerDifference): Difference => ({
  ...{ ownerId, kind, currency, reference, expected, actual, text },
});

@Injectable()
export class LedgerDifferenceRecords extends OwnedRepository<LedgerDifference> {
  constructor(@InjectStored('commerce', ledgerDifferences) model: StoredModel<typeof ledgerDifferences>) {
    super(model);
  }

  /**
   * Lists these and nothing else, within a transaction.
   * @param stays what could not be compared again is listed still
   * @param ownerId of one owner, or of all
   */
  async replace(
    found: readonly Difference[],
    stays: (earlier: Difference) => boolean,
    ownerId?: string,
  ): Promise<Difference[]> {
    const which = ownerId ? { userId: ownerId } : {};
    const earlier = await this.model.find(which, null, { acrossOwners }).lean<LedgerDifference[]>().exec();
    const kept = earlier.map(shown).filter(stays);
    await this.model.deleteMany(which, { acrossOwners }).exec();
    const now = new Date();
    const base = { tenantId: null, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const listed = [...found, ...kept];
    const rows = listed.map(({ ownerId: userId, ...difference }) => ({ _id: newId(), userId, ...base, ...difference }));
    if (rows.length > 0) await this.model.insertMany(rows);
    return listed;
  }
}
