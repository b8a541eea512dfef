import { ObjectId } from 'mongodb';

/** What every stored record carries. Ids are 24-hex strings in storage as on the wire. @source models.md 0 */
export interface OwnedDocument {
  _id: string;
  /** The owner. */
  userId: string;
  tenantId: string | null;
  /** Counts writes; a save that names an older one is refused. */
  rev: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** The fields a caller gives for a new record; the repository adds the rest. */
export type NewDocument<Doc extends OwnedDocument> = Omit<Doc, keyof OwnedDocument> & {
  _id?: string;
  tenantId?: string | null;
};

/** A new id. */
export const newId = () => new ObjectId().toHexString();
