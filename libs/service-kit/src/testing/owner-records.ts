import type { Document } from 'mongodb';
import { newId, type DeclaredCollection, type ServiceDatabase } from '@linkyard/mongo';

interface OwnerRecords {
  userId: string;
  /** Collections whose records of an owner outlive the account, each with the reason. */
  kept: Readonly<Record<string, string>>;
  /** Fields of a collection's record besides its owner. */
  fields?: Readonly<Record<string, Document>>;
}

/** Stores a record of this owner in every collection of the service, so that one that an erasure forgets is found. */
export async function fillEveryCollection(
  database: ServiceDatabase,
  models: readonly DeclaredCollection<unknown>[],
  { userId, kept, fields = {} }: OwnerRecords,
) {
  for (const { collection } of models)
    if (!(collection in kept))
      await database.db
        .collection<Document & { _id: string }>(database.nameOf(collection))
        .insertOne({ _id: newId(), userId, createdAt: new Date(), ...fields[collection] });
}

/** Names of the collections that still mention the owner, apart from those that may. */
export async function collectionsThatMention(
  database: ServiceDatabase,
  models: readonly DeclaredCollection<unknown>[],
  { userId, kept }: OwnerRecords,
): Promise<string[]> {
  const mentioning: string[] = [];
  for (const { collection } of models) {
    if (collection in kept) continue;
    const records = await database.db.collection(database.nameOf(collection)).find().toArray();
    if (records.some((record) => JSON.stringify(record).includes(userId))) mentioning.push(collection);
  }
  return mentioning;
}
