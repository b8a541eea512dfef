import { isDuplicateKey, type ServiceDatabase, type StoredCollection } from '@linkyard/mongo';
import type { Document } from 'mongodb';

/** What is done with a record where the new owner has the same by a unique index. */
type OnConflict =
  /** The new owner's stays, and this one goes. */
  | 'drop'
  /** Fields that it gets so that both can stay. */
  | ((row: Document) => Document)
  /** A counter: the new owner's goes on from the higher of both, so that no number is given twice. */
  | { highest: string };

interface TransferRule {
  collection: StoredCollection<unknown>;
  onConflict: OnConflict;
}
/** Handed over by a handler of its own, with counts that have to be added up. */
interface HandedOverApart {
  collection: StoredCollection<unknown>;
  apart: true;
}
/** A collection whose records go to the new owner of an account. */
export type Transferred = StoredCollection<unknown> | TransferRule | HandedOverApart;

export interface TransferOwners {
  from: string;
  /** A reseller, who is one of the platform's people. */
  to: string;
}
export interface TransferCount {
  moved: number;
  /** Records of which the new owner had the same. */
  conflicts: number;
}

type Rows = ReturnType<ServiceDatabase['db']['collection']>;
const chunk = 1_000;

export const collectionOf = (transferred: Transferred): StoredCollection<unknown> =>
  'onConflict' in transferred || 'apart' in transferred ? transferred.collection : transferred;

/**
 * Hands the records of one collection to another owner, in commands of bounded size that stay when a later one fails: a repeated run moves
 * what is left.
 * @throws MongoServerError duplicate key for a collection without `onConflict`
 */
export async function transferRecords(
  database: ServiceDatabase,
  transferred: Transferred,
  owners: TransferOwners,
): Promise<TransferCount> {
  const stored = collectionOf(transferred);
  const rows: Rows = database.db.collection(database.nameOf(stored.collection));
  const onConflict = 'onConflict' in transferred ? transferred.onConflict : null;
  const handed = handedTo(stored, owners);
  const count = { moved: 0, conflicts: 0 };
  for (;;) {
    const found = await rows.find({ userId: owners.from }, { limit: chunk }).toArray();
    if (found.length === 0) return count;
    try {
      count.moved += (await rows.updateMany(theirs(owners, found), handed)).modifiedCount;
    } catch (error) {
      if (!onConflict || !isDuplicateKey(error)) throw error;
      for (const row of found) await transferOne({ rows, row, handed, owners, onConflict }, count);
    }
  }
}

const theirs = ({ from }: TransferOwners, found: readonly Document[]) => ({
  _id: { $in: found.map(({ _id }) => _id) },
  userId: from,
});

interface Handed {
  $set: Document;
  $inc?: { rev: number };
}

/** Records of the installation's own bookkeeping have neither tenant nor revision. */
function handedTo({ schema }: StoredCollection<unknown>, { to }: TransferOwners): Handed {
  if (!schema.path('tenantId')) return { $set: { userId: to } };
  return { $set: { userId: to, tenantId: null, updatedAt: new Date() }, $inc: { rev: 1 } };
}

interface OneRow {
  rows: Rows;
  row: Document;
  handed: Handed;
  owners: TransferOwners;
  onConflict: OnConflict;
}

async function transferOne({ rows, row, handed, owners, onConflict }: OneRow, count: TransferCount): Promise<void> {
  const one = { _id: row['_id'], userId: owners.from };
  try {
    count.moved += (await rows.updateOne(one, handed)).modifiedCount;
    return;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  count.conflicts += 1;
  if (typeof onConflict === 'function') {
    await rows.updateOne(one, { ...handed, $set: { ...handed.$set, ...onConflict(row) } });
    return;
  }
  if (onConflict !== 'drop') {
    const { highest } = onConflict;
    await rows.updateOne({ userId: owners.to }, { $max: { [highest]: row[highest] } });
  }
  await rows.deleteOne(one);
}

/** Of a repeated command that both owners have had under one key. */
export const ownKey = (row: Document): Document => ({ idempotencyKey: `${row['idempotencyKey']}:${row['_id']}` });
