import { ownedCollection } from '@linkyard/mongo';

/** The last number that an owner's records of one kind have: one record for each owner. */
export const counterOf = (name: string, collection: string) =>
  ownedCollection({
    name,
    collection,
    fields: { last: { type: Number, default: 0 } },
    indexes: [{ key: { userId: 1 }, options: { unique: true } }],
  });
