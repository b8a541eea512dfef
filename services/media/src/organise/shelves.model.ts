import { defineModel } from '@linkyard/mongo';

export type ShelfKind = 'folder' | 'tag';

/** One folder or tag of one account, counted in the transaction that fills or empties it. */
export interface ShelfDocument {
  /** Owner, kind and key: that a name exists once, however it is spelled, is up to the database. */
  _id: string;
  userId: string;
  kind: ShelfKind;
  /** As it was first spelled. */
  name: string;
  /** Listed files in it. */
  count: number;
}

export const shelvesModel = defineModel<ShelfDocument>({
  collection: 'shelves',
  indexes: [{ key: { userId: 1, kind: 1, name: 1, count: 1 } }],
});
