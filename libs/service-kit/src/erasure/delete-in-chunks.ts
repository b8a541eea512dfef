import type { ServiceDatabase } from '@linkyard/mongo';

type Collection = ReturnType<ServiceDatabase['db']['collection']>;

const chunk = 1_000;

/** Deletes matching records in commands of bounded size, each of which stays when a later one fails. @returns how many were deleted */
export async function deleteInChunks(
  database: ServiceDatabase,
  { collection }: { collection: string },
  filter: Parameters<Collection['find']>[0],
): Promise<number> {
  const records = database.db.collection(database.nameOf(collection));
  let deleted = 0;
  for (;;) {
    const found = await records.find(filter, { projection: { _id: 1 }, limit: chunk }).toArray();
    if (found.length === 0) return deleted;
    deleted += (await records.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } })).deletedCount;
  }
}
