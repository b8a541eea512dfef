import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoServerError } from 'mongodb';
import type { DeclaredCollection } from './declared-collection.js';
import type { ServiceDatabase } from './service-database.js';

export interface Migration {
  /** Sorts and never changes: '2026-11-21-first-name'. */
  id: string;
  up(database: ServiceDatabase): Promise<void>;
}

interface MigrationRecord {
  _id: string;
  doneAt?: Date;
  holder?: string;
  lockedUntil?: Date;
  hash?: string;
}
const migrationRecords: DeclaredCollection<MigrationRecord> = { collection: 'migrations', indexes: [] };
/** A starter that died is waited for this long; one that lives renews its lock. */
const lockMs = 15_000;
const renewMs = 5_000;

/**
 * Brings one service's collections to what its code expects: indexes, then the migrations not yet run, in order. Forward only; copies
 * that start at the same moment wait for the one that holds the lock.
 */
export async function migrate(
  database: ServiceDatabase,
  collections: readonly DeclaredCollection<unknown>[],
  migrations: readonly Migration[],
) {
  const records = database.collection(migrationRecords);
  const hash = createHash('sha256')
    .update(JSON.stringify(collections.map(({ collection, indexes }) => [collection, indexes])))
    .digest('hex');
  const done = new Set(
    (await records.find({}).toArray()).map((record) =>
      record._id === 'indexes' ? `indexes:${record.hash}` : record._id,
    ),
  );
  const pending = migrations.filter((migration) => !done.has(migration.id));
  if (pending.length === 0 && done.has(`indexes:${hash}`)) return;

  const holder = randomUUID();
  await lock(database, holder);
  const renewing = setInterval(() => {
    const lockedUntil = new Date(Date.now() + lockMs);
    // A renewal that fails is made up for by the next one; the lock outlives two of them.
    records.updateOne({ _id: 'lock', holder }, { $set: { lockedUntil } }).catch(() => undefined);
  }, renewMs);
  try {
    // One after the other: the services of one process share the connections, and a start that takes them all fails on a busy machine.
    for (const declared of collections) await createIndexes(database, declared);
    await records.updateOne({ _id: 'indexes' }, { $set: { hash } }, { upsert: true });
    for (const migration of pending) {
      if (await records.findOne({ _id: migration.id })) continue;
      await migration.up(database);
      await records.insertOne({ _id: migration.id, doneAt: new Date() });
    }
  } finally {
    clearInterval(renewing);
    await records.deleteOne({ _id: 'lock', holder });
  }
}

async function createIndexes(database: ServiceDatabase, declared: DeclaredCollection<unknown>) {
  const name = database.nameOf(declared.collection);
  if (declared.indexes.length === 0) {
    // A transaction cannot be the one that creates a collection without waiting for others.
    await database.db.createCollection(name).catch(ignoreExisting);
    return;
  }
  await database.db.collection(name).createIndexes(declared.indexes.map(({ key, options }) => ({ key, ...options })));
}

function ignoreExisting(error: unknown) {
  if (!(error instanceof MongoServerError) || error.codeName !== 'NamespaceExists') throw error;
}

async function lock(database: ServiceDatabase, holder: string) {
  const records = database.collection(migrationRecords);
  for (let tries = 0; tries < 3_000; tries += 1) {
    const now = new Date();
    try {
      await records.updateOne(
        { _id: 'lock', lockedUntil: { $lt: now } },
        { $set: { holder, lockedUntil: new Date(now.getTime() + lockMs) } },
        { upsert: true },
      );
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await wait(200);
    }
  }
  throw new Error(`Migrations of ${database.service} are locked by another process for over ten minutes`);
}

/** True for a duplicate-key error: a concurrent writer was first. */
export const isDuplicateKey = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11000;
