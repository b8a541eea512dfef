import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** One key that a buyer receives. `orderLineId` is null until it is sold. */
export const licenceKeys = ownedCollection({
  name: 'LicenceKey',
  collection: 'licence_keys',
  fields: {
    productId: { type: String, required: true, immutable: true },
    key: { type: String, required: true, immutable: true },
    orderLineId: { type: String, default: null },
    /** Counts the keys of one order line from 0. */
    position: { type: Number, default: null },
    claimedAt: { type: Date, default: null },
  },
  indexes: [
    { key: { userId: 1, productId: 1, key: 1 }, options: { unique: true } },
    { key: { userId: 1, productId: 1, orderLineId: 1, _id: 1 } },
    {
      key: { userId: 1, orderLineId: 1, position: 1 },
      options: { unique: true, partialFilterExpression: { orderLineId: { $type: 'string' } } },
    },
  ],
});
export type LicenceKey = DocumentOf<typeof licenceKeys>;
