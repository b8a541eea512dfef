import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/**
 * One folder or tag of one account, counted in the transaction that fills or empties it. Its id is made of owner, kind and key: that a
 * name exists once, however it is spelled, is up to the database.
 */
export const shelves = sharedCollection({
  name: 'Shelf',
  collection: 'shelves',
  fields: {
    userId: { type: String, required: true },
    kind: { type: String, enum: ['folder', 'tag'], required: true },
    /** As it was first spelled. */
    name: { type: String, required: true },
    /** Listed files in it. */
    count: { type: Number, default: 0 },
  },
  indexes: [{ key: { userId: 1, kind: 1, name: 1, count: 1 } }],
});
export type ShelfDocument = DocumentOf<typeof shelves>;
export type ShelfKind = ShelfDocument['kind'];
